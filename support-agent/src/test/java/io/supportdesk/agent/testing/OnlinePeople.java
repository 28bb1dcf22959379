package io.supportdesk.agent.testing;

import io.supportdesk.agent.identity.OwnerKey;
import io.supportdesk.agent.identity.Presence;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Presence in memory, for tests. */
public final class OnlinePeople implements Presence {

    private final Set<OwnerKey> owners = ConcurrentHashMap.newKeySet();

    @Override
    public void connected(OwnerKey owner, String stream) {
        owners.add(owner);
    }

    @Override
    public void disconnected(OwnerKey owner, String stream) {
        owners.remove(owner);
    }

    @Override
    public boolean isConnected(OwnerKey owner) {
        return owners.contains(owner);
    }
}
