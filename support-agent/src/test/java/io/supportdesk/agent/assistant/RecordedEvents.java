package io.supportdesk.agent.assistant;

import io.supportdesk.agent.conversation.ConversationEvent;
import io.supportdesk.agent.conversation.ConversationEvents;
import io.supportdesk.agent.identity.OwnerKey;
import java.util.ArrayList;
import java.util.List;

/** Keeps what was published. */
final class RecordedEvents implements ConversationEvents {

    final List<ConversationEvent> events = new ArrayList<>();

    @Override
    public void append(OwnerKey owner, ConversationEvent event) {
        events.add(event);
    }

    @Override
    public List<Recorded> after(OwnerKey owner, String id) {
        return List.of();
    }

    @Override
    public String latest(OwnerKey owner) {
        return "0-0";
    }

    @Override
    public Subscription subscribe(OwnerKey owner, Runnable hint) {
        return () -> {};
    }
}
