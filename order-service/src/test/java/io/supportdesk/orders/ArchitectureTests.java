package io.supportdesk.orders;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.order.OrderCancellation;
import io.supportdesk.orders.order.OrderLookup;
import io.supportdesk.orders.order.ShipmentRecheck;
import io.supportdesk.orders.order.StatusUpdate;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which package may use what, as the design has it. */
class ArchitectureTests {

    private static final String BASE = "io.supportdesk.orders.";
    private static final JavaClasses CODE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.supportdesk.orders");

    private static final DescribedPredicate<JavaClass> PLAIN =
            resideInAnyPackage("java..", "org.jspecify.annotations..").as("plain Java");

    @Test
    void looksAtAllOfTheCode() {
        assertThat(CODE).hasSizeGreaterThan(80);
    }

    @Test
    void identityUsesNobody() {
        core("identity", "identity");
    }

    @Test
    void confirmationUsesIdentityOnly() {
        core("confirmation", "confirmation", "identity");
    }

    @Test
    void ordersUseConfirmationAndIdentityOnly() {
        core("order", "order", "confirmation", "identity");
        core("order.view", "order.view", "order");
    }

    @Test
    void protocolTypesStayInMcp() {
        noClasses()
                .that()
                .resideOutsideOfPackage(BASE + "mcp..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.modelcontextprotocol..", "org.springframework.ai..")
                .check(CODE);
    }

    @Test
    void jdbcStaysInJdbcAndRedisInRedis() {
        noClasses()
                .that()
                .resideOutsideOfPackage("..jdbc..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "javax.sql..", "org.springframework.jdbc..", "org.postgresql..")
                .check(CODE);
        noClasses()
                .that()
                .resideOutsideOfPackage("..redis..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.springframework.data.redis..", "io.lettuce..")
                .check(CODE);
    }

    @Test
    void servletAndWebStayInWebAndPlatform() {
        noClasses()
                .that()
                .resideOutsideOfPackages("..web..", BASE + "platform..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("jakarta.servlet..", "org.springframework.web..", "org.springframework.http..")
                .check(CODE);
    }

    @Test
    void securityStaysInIdentityAndPlatform() {
        noClasses()
                .that()
                .resideOutsideOfPackages(BASE + "identity.oauth2..", BASE + "platform..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.springframework.security..")
                .check(CODE);
    }

    @Test
    void adaptersDoNotSeeEachOther() {
        slices().matching(BASE + "(**).(jdbc|redis|web|elicitation|mrtr|crypto|oauth2)")
                .should()
                .notDependOnEachOther()
                .check(CODE);
    }

    @Test
    void nobodyDependsOnPlatform() {
        noClasses()
                .that()
                .resideOutsideOfPackage(BASE + "platform..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(BASE + "platform..")
                .check(CODE);
    }

    @Test
    void featuresHaveNoCycles() {
        slices().matching(BASE + "(*)..").should().beFreeOfCycles().check(CODE);
    }

    @Test
    void adaptersArePrivateToTheirPackage() {
        classes()
                .that()
                .resideInAnyPackage(
                        "..jdbc..",
                        "..redis..",
                        "..oauth2..",
                        "..crypto..",
                        "..elicitation..",
                        "..mrtr..",
                        "..order.web..",
                        "..mcp.web..")
                .and()
                .areTopLevelClasses()
                .should()
                .notBePublic()
                .check(CODE);
    }

    @Test
    void timeComesFromTheClock() {
        for (var type : new Class<?>[] {
            Instant.class, LocalDate.class, LocalDateTime.class, OffsetDateTime.class, ZonedDateTime.class
        }) {
            noClasses().should().callMethod(type, "now").check(CODE);
        }
        noClasses().should().callMethod(System.class, "currentTimeMillis").check(CODE);
        noClasses()
                .that()
                .resideOutsideOfPackage(BASE + "platform..")
                .should()
                .callMethod(Clock.class, "systemUTC")
                .check(CODE);
    }

    @Test
    void everyUseCaseTakesTheCallerAndChecksTheScope() {
        for (var useCase :
                new Class<?>[] {OrderLookup.class, StatusUpdate.class, ShipmentRecheck.class, OrderCancellation.class
                }) {
            methods()
                    .that()
                    .areDeclaredIn(useCase)
                    .and()
                    .arePublic()
                    .should(takeTheCallerFirstAndRequireAScope())
                    .check(CODE);
        }
    }

    @Test
    void callersAreMadeFromTokensOnly() {
        noClasses()
                .that()
                .resideOutsideOfPackage(BASE + "identity.oauth2..")
                .should()
                .callConstructor(Caller.class, String.class, String.class, String.class, String.class, Set.class)
                .check(CODE);
    }

    private static ArchCondition<JavaMethod> takeTheCallerFirstAndRequireAScope() {
        return new ArchCondition<>("take the caller first and require a scope") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                var parameters = method.getRawParameterTypes();
                var first = !parameters.isEmpty() && parameters.getFirst().isEquivalentTo(Caller.class);
                events.add(new SimpleConditionEvent(method, first && requires(method, 2), method.getFullName()));
            }
        };
    }

    /** Whether the method, or a method of its class that it calls, calls {@link Caller#require}. */
    private static boolean requires(JavaMethod method, int depth) {
        return method.getMethodCallsFromSelf().stream().anyMatch(call -> {
            if (call.getTargetOwner().isEquivalentTo(Caller.class)
                    && call.getName().equals("require")) {
                return true;
            }
            return depth > 0
                    && call.getTargetOwner().equals(method.getOwner())
                    && call.getTarget()
                            .resolveMember()
                            .filter(JavaMethod.class::isInstance)
                            .map(JavaMethod.class::cast)
                            .filter(called -> requires(called, depth - 1))
                            .isPresent();
        });
    }

    private static void core(String of, String... allowed) {
        var packages = Arrays.stream(allowed).map(name -> BASE + name).toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(BASE + of)
                .should()
                .onlyDependOnClassesThat(PLAIN.or(resideInAnyPackage(packages)))
                .check(CODE);
    }
}
