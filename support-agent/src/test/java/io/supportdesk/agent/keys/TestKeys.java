package io.supportdesk.agent.keys;

import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** Keys for tests. */
public final class TestKeys {

    private TestKeys() {}

    public static String setting(String id, int fill) {
        var bytes = new byte[32];
        java.util.Arrays.fill(bytes, (byte) fill);
        return id + ":" + Base64.getEncoder().encodeToString(bytes);
    }

    static KeyRing ring(String current, @Nullable String previous) {
        return new KeyRing(new KeyProperties(current, previous));
    }

    public static Sealer sealer() {
        return new Sealer(ring(setting("k1", 1), null));
    }

    public static Signer signer() {
        return new Signer(ring(setting("k1", 1), null));
    }
}
