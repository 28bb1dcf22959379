package io.supportdesk.agent.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SealerTests {

    private static final String OLD = TestKeys.setting("k1", 1);
    private static final String NEW = TestKeys.setting("k2", 2);

    private final Sealer sealer = TestKeys.sealer();

    @Test
    void opensWhatItSealedForThatPlace() {
        assertThat(sealer.open("place", sealer.seal("place", "grüße"))).isEqualTo("grüße");
    }

    @Test
    void doesNotOpenWhatWasMovedToAnotherPlace() {
        var sealed = sealer.seal("place", "text");
        assertThatThrownBy(() -> sealer.open("other", sealed)).isInstanceOf(BrokenSeal.class);
    }

    @Test
    void doesNotOpenWhatWasChanged() {
        var sealed = sealer.seal("place", "text");
        var last = sealed.charAt(sealed.length() - 2);
        var changed = sealed.substring(0, sealed.length() - 2)
                + (last == 'A' ? 'B' : 'A')
                + sealed.substring(sealed.length() - 1);
        assertThatThrownBy(() -> sealer.open("place", changed)).isInstanceOf(BrokenSeal.class);
    }

    @Test
    void doesNotOpenGarbage() {
        for (var garbage :
                new String[] {"", "v1", "v1.k1.", "v1.k1.!!", "v2.k1.AAAA", "v1.k9.AAAAAAAAAAAAAAAAAAAAAAAAAAAA"}) {
            assertThatThrownBy(() -> sealer.open("place", garbage)).isInstanceOf(BrokenSeal.class);
        }
    }

    @Test
    void sealsTheSameTextDifferentlyEachTimeAndHidesIt() {
        var one = sealer.seal("place", "secret text");
        assertThat(one).isNotEqualTo(sealer.seal("place", "secret text")).doesNotContain("secret");
    }

    @Test
    void opensWithThePreviousKeyWhileItIsRotatedOut() {
        var sealed = new Sealer(TestKeys.ring(OLD, null)).seal("place", "text");
        assertThat(new Sealer(TestKeys.ring(NEW, OLD)).open("place", sealed)).isEqualTo("text");
    }

    @Test
    void doesNotOpenWithARetiredKey() {
        var sealed = new Sealer(TestKeys.ring(OLD, null)).seal("place", "text");
        var rotated = new Sealer(TestKeys.ring(NEW, null));
        assertThatThrownBy(() -> rotated.open("place", sealed)).isInstanceOf(BrokenSeal.class);
    }

    @Test
    void namesTheSettingWhenAKeyIsMissingOrWrong() {
        for (var wrong : new String[] {"", "k1", "k1:AAAA", "k1:***"}) {
            assertThatThrownBy(() -> TestKeys.ring(wrong, null)).hasMessageContaining("support-agent.keys.current");
        }
        assertThatThrownBy(() -> TestKeys.ring(NEW, "nonsense")).hasMessageContaining("support-agent.keys.previous");
    }
}
