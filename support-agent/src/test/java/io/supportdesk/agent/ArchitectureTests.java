package io.supportdesk.agent;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.supportdesk.agent.confirmation.AnswerLimit;
import io.supportdesk.agent.confirmation.Confirmations;
import io.supportdesk.agent.conversation.ConversationEvents;
import io.supportdesk.agent.conversation.Conversations;
import io.supportdesk.agent.conversation.Transcripts;
import io.supportdesk.agent.conversation.TurnLocks;
import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.identity.Presence;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.stereotype.Component;

/** The directions of the design, executed. */
class ArchitectureTests {

    private static final String ROOT = "io.supportdesk.agent.";
    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.supportdesk.agent");

    @Test
    void featuresKnowOnlyWhatIsBelowThem() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("keys")
                .definedBy(ROOT + "keys..")
                .layer("problem")
                .definedBy(ROOT + "problem..")
                .layer("identity")
                .definedBy(ROOT + "identity..")
                .layer("confirmation")
                .definedBy(ROOT + "confirmation..")
                .layer("conversation")
                .definedBy(ROOT + "conversation..")
                .layer("mcp")
                .definedBy(ROOT + "mcp..")
                .layer("assistant")
                .definedBy(ROOT + "assistant..")
                .layer("order")
                .definedBy(ROOT + "order..")
                .layer("platform")
                .definedBy(ROOT + "platform..")
                .whereLayer("platform")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("order")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("assistant")
                .mayOnlyBeAccessedByLayers("platform")
                .whereLayer("conversation")
                .mayOnlyBeAccessedByLayers("assistant", "platform")
                .whereLayer("mcp")
                .mayOnlyBeAccessedByLayers("assistant", "platform")
                .whereLayer("confirmation")
                .mayOnlyBeAccessedByLayers("conversation", "mcp", "assistant", "platform")
                .check(ALL);
        check(noClasses()
                .that()
                .resideInAPackage(ROOT + "identity..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        ROOT + "confirmation..", ROOT + "conversation..", ROOT + "mcp..", ROOT + "assistant.."));
    }

    @Test
    void protocolTypesStayInMcp() {
        only("io.modelcontextprotocol..", "..mcp..");
    }

    @Test
    void modelTypesStayInTheirAdapters() {
        only("org.springframework.ai..", "..assistant.springai..", "..assistant.builtin..");
    }

    @Test
    void redisStaysInItsAdapters() {
        only("org.springframework.data.redis..", "..redis..", "..platform..");
    }

    @Test
    void servletTypesStayAtTheEdge() {
        only("jakarta.servlet..", "..web..", "..platform..", "..identity.oauth2..");
        only("org.springframework.web.bind..", "..web..", "..platform..");
    }

    @Test
    void adaptersDoNotSeeEachOther() {
        var adapters = List.of("redis", "web", "springai", "oauth2", "elicitation", "mrtr", "builtin");
        for (var adapter : adapters) {
            var others = adapters.stream()
                    .filter(other -> !other.equals(adapter) && !(adapter.equals("springai") && other.equals("builtin")))
                    .map(other -> ROOT + "*." + other + "..")
                    .toArray(String[]::new);
            check(noClasses()
                    .that()
                    .resideInAPackage(ROOT + "*." + adapter + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(others));
        }
    }

    @Test
    void adaptersOfOneKindDoNotSeeEachOther() {
        for (var adapter : List.of("redis", "web")) {
            slices().matching(ROOT + "(*)." + adapter + "..")
                    .should()
                    .notDependOnEachOther()
                    .check(ALL);
        }
    }

    @Test
    void featuresHaveNoCycles() {
        slices().matching(ROOT + "(*)..").should().beFreeOfCycles().check(ALL);
    }

    /** Invariant 1: a port on a person's data can not be used without saying whose. */
    @Test
    void portsOnPersonalDataTakeTheOwner() {
        var ports = List.of(
                Confirmations.class,
                AnswerLimit.class,
                Conversations.class,
                Transcripts.class,
                TurnLocks.class,
                ConversationEvents.class,
                Presence.class);
        for (var port : ports) {
            for (var method : port.getDeclaredMethods()) {
                if (!java.lang.reflect.Modifier.isStatic(method.getModifiers())
                        && !Arrays.asList(method.getParameterTypes()).contains(OwnerKey.class)) {
                    throw new AssertionError(method + " takes no owner");
                }
            }
        }
    }

    @Test
    void onlyIdentityMakesOwners() {
        check(noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + "identity..")
                .should()
                .callConstructor(OwnerKey.class, String.class));
    }

    @Test
    void onlyStoresReadOwnersBack() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages(ROOT + "*.redis..", ROOT + "identity")
                .should()
                .callMethod(OwnerKey.class, "stored", String.class));
    }

    @Test
    void adaptersAreNotPublicUnlessTheWiringNeedsThem() {
        check(classes()
                .that()
                .resideInAnyPackage("..redis..", "..springai..", "..elicitation..", "..mrtr..")
                .and()
                .areAnnotatedWith(Component.class)
                .should()
                .notBePublic());
    }

    @Test
    void timeIsTakenFromAClock() {
        check(noClasses().should().callMethod(Instant.class, "now"));
    }

    @Test
    void noTypeHasANameThatSaysNothing() {
        check(noClasses().should().haveSimpleNameEndingWith("Impl").orShould().haveSimpleNameEndingWith("Manager"));
        check(noClasses().should().haveSimpleNameEndingWith("Util").orShould().haveSimpleNameEndingWith("Dto"));
    }

    @Test
    void sealedOutcomesAreClosed() {
        check(classes()
                .that()
                .haveSimpleNameEndingWith("Result")
                .and()
                .areInterfaces()
                .should(beSealed()));
    }

    private static ArchCondition<JavaClass> beSealed() {
        return new ArchCondition<>("be sealed") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                var sealed = type.reflect().isSealed() || !type.getModifiers().contains(JavaModifier.ABSTRACT);
                events.add(new SimpleConditionEvent(type, sealed, type.getName() + " is sealed: " + sealed));
            }
        };
    }

    private static void only(String types, String... packages) {
        check(noClasses()
                .that()
                .resideOutsideOfPackages(packages)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(types));
    }

    private static void check(ArchRule rule) {
        rule.check(ALL);
    }
}
