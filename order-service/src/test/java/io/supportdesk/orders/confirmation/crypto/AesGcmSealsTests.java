package io.supportdesk.orders.confirmation.crypto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.supportdesk.orders.confirmation.Seals.Purpose;
import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.identity.Scope;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.testing.ServiceTest;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AesGcmSealsTests {

    private static final String ONE = "one:" + ServiceTest.KEY;
    private static final String TWO = "two:" + ServiceTest.OLD_KEY;
    private static final Purpose MINE = new Purpose(People.amara(), "tools/call", "cancel_order");

    private final AesGcmSeals seals = seals(ONE, null);

    @Test
    void opensWhatItSealed() {
        assertThat(seals.open(MINE, seals.seal(MINE, "ORD-10002 grün"))).contains("ORD-10002 grün");
        assertThat(seals.open(MINE, seals.seal(MINE, ""))).contains("");
    }

    @Test
    void hidesWhatItSealedAndNeverSealsTheSameTwice() {
        var sealed = seals.seal(MINE, "ORD-10002");

        assertThat(sealed).matches("v1\\.one\\.[A-Za-z0-9_-]+").doesNotContain("ORD");
        assertThat(seals.seal(MINE, "ORD-10002")).isNotEqualTo(sealed);
    }

    @Test
    void opensForTheSameCallerWithOtherScopesAndAnotherName() {
        var amara = People.amara();
        var later = new Caller(amara.issuer(), amara.subject(), amara.client(), "A. Okafor", Set.of(Scope.CANCEL));

        assertThat(seals.open(new Purpose(later, "tools/call", "cancel_order"), seals.seal(MINE, "x")))
                .contains("x");
    }

    @Test
    void opensForNoOtherPurpose() {
        var amara = People.amara();
        var sealed = seals.seal(MINE, "x");

        for (var other : List.of(
                new Purpose(People.ben(), "tools/call", "cancel_order"),
                new Purpose(
                        caller("https://other.example", amara.subject(), amara.client()), "tools/call", "cancel_order"),
                new Purpose(caller(amara.issuer(), amara.subject(), "other"), "tools/call", "cancel_order"),
                new Purpose(amara, "prompts/get", "cancel_order"),
                new Purpose(amara, "tools/call", "get_order"))) {
            assertThat(seals.open(other, sealed)).as(other.toString()).isEmpty();
        }
        assertThat(seals.open(MINE, sealed)).isPresent();
    }

    @Test
    void tellsPartsApartThatReadTheSameTogether() {
        var sealed = seals.seal(new Purpose(caller("i", "ab", "c"), "m", "t"), "x");

        assertThat(seals.open(new Purpose(caller("i", "a", "bc"), "m", "t"), sealed))
                .isEmpty();
        assertThat(seals.open(new Purpose(caller("i", "ab", "c"), "m", "t"), sealed))
                .isPresent();
    }

    @Test
    void opensNothingThatWasChangedAnywhere() {
        var sealed = seals.seal(MINE, "x");

        for (int i = 0; i < sealed.length(); i++) {
            for (char other : new char[] {'A', 'B', '9', '_', '.'}) {
                var changed = sealed.substring(0, i) + other + sealed.substring(i + 1);
                assertThat(seals.open(MINE, changed).isPresent()).isEqualTo(changed.equals(sealed));
            }
            assertThat(seals.open(MINE, sealed.substring(0, i))).isEmpty();
        }
        assertThat(seals.open(MINE, sealed + "A")).isEmpty();
        assertThat(seals.open(MINE, sealed + "\n")).isEmpty();
    }

    @Test
    void doesNotLookAtWhatIsTooLong() {
        var longest = seals.seal(MINE, "x".repeat(3000));
        var tooLong = seals.seal(MINE, "x".repeat(3100));

        assertThat(longest).hasSizeLessThanOrEqualTo(AesGcmSeals.LONGEST);
        assertThat(seals.open(MINE, longest)).isPresent();
        assertThat(tooLong).hasSizeGreaterThan(AesGcmSeals.LONGEST);
        assertThat(seals.open(MINE, tooLong)).isEmpty();
    }

    @Test
    void opensWithThePreviousKeyWhatItSealedBeforeTheChange() {
        var before = seals.seal(MINE, "x");
        var after = seals(TWO, ONE);

        assertThat(after.open(MINE, before)).contains("x");
        assertThat(after.seal(MINE, "x")).startsWith("v1.two.");
        assertThat(seals(TWO, null).open(MINE, before))
                .as("once the key is gone")
                .isEmpty();
    }

    @Test
    void opensNothingUnderTheIdOfAnotherKey() {
        var both = seals(ONE, TWO);
        var sealed = both.seal(MINE, "x");

        assertThat(both.open(MINE, sealed.replace("v1.one.", "v1.two."))).isEmpty();
        assertThat(seals("two:" + ServiceTest.KEY, null).open(MINE, sealed.replace("v1.one.", "v1.two.")))
                .as("the same key under another id")
                .isEmpty();
        assertThat(both.open(MINE, sealed)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "one",
                "one:",
                "one:c2hvcnQ=",
                ":bmV3IGtleSBvZiB0aGUgdGVzdHMsIDMyIGJ5dGVzIDo=",
                "one:bmV3IGtleSBvZiB0aGUgdGVzdHMsIDMyIGJ5dGVzID==",
                "a.b:bmV3IGtleSBvZiB0aGUgdGVzdHMsIDMyIGJ5dGVzIDo="
            })
    void namesThePropertyOfAKeyThatIsNoneAndNotItsText(String key) {
        assertThatIllegalStateException()
                .isThrownBy(() -> seals(key, null))
                .withMessage("order-service.state.keys.current must be <key id>:<base64 of 32 bytes>");
    }

    @Test
    void refusesTwoKeysWithOneIdAndAPreviousOneAlone() {
        assertThatIllegalStateException()
                .isThrownBy(() -> seals(ONE, "one:" + ServiceTest.OLD_KEY))
                .withMessageContaining("have the id one");
        assertThatIllegalStateException()
                .isThrownBy(() -> new SealKeys(null, ONE))
                .withMessageContaining("previous without order-service.state.keys.current");
    }

    @Test
    void showsNoKey() {
        assertThat(new SealKeys(ONE, TWO).toString()).doesNotContain(ServiceTest.KEY, ServiceTest.OLD_KEY);
    }

    private static AesGcmSeals seals(String current, String previous) {
        return new AesGcmSeals(new SealKeys(current, previous));
    }

    private static Caller caller(String issuer, String subject, String client) {
        return new Caller(issuer, subject, client, "x", Set.of(Scope.CANCEL));
    }
}
