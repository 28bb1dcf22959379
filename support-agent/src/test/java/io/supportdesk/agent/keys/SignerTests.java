package io.supportdesk.agent.keys;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SignerTests {

    private final Signer signer = TestKeys.signer();

    @Test
    void knowsItsOwnSignature() {
        assertThat(signer.verify(signer.sign("p", "a", "b"), "p", "a", "b")).isTrue();
    }

    @Test
    void refusesOtherPartsAnotherPurposeAndAnotherKey() {
        var signature = signer.sign("p", "a", "b");
        assertThat(signer.verify(signature, "p", "a", "c")).isFalse();
        assertThat(signer.verify(signature, "q", "a", "b")).isFalse();
        assertThat(signer.verify(signature, "p", "ab")).isFalse();
        assertThat(signer.verify("", "p", "a", "b")).isFalse();
        var other = new Signer(TestKeys.ring(TestKeys.setting("k1", 7), null));
        assertThat(other.verify(signature, "p", "a", "b")).isFalse();
    }

    @Test
    void refusesPartsThatAreCutElsewhere() {
        assertThat(signer.verify(signer.sign("p", "ab", "c"), "p", "a", "bc")).isFalse();
    }
}
