package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.identity.Presence;

/** Everybody is connected, or nobody. */
record FixedPresence(boolean connected) implements Presence {

    @Override
    public void connected(OwnerKey owner, String stream) {}

    @Override
    public void disconnected(OwnerKey owner, String stream) {}

    @Override
    public boolean isConnected(OwnerKey owner) {
        return connected;
    }
}
