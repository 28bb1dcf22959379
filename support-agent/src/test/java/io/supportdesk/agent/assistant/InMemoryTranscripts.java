package io.supportdesk.agent.assistant;

import io.supportdesk.agent.conversation.ConversationId;
import io.supportdesk.agent.conversation.Entry;
import io.supportdesk.agent.conversation.Transcripts;
import io.supportdesk.agent.conversation.TurnId;
import io.supportdesk.agent.identity.OwnerKey;
import java.util.ArrayList;
import java.util.List;

/** One transcript, for one conversation. */
final class InMemoryTranscripts implements Transcripts {

    final List<Entry> entries = new ArrayList<>();

    @Override
    public List<Entry> read(OwnerKey owner, ConversationId conversation) {
        return List.copyOf(entries);
    }

    @Override
    public void append(OwnerKey owner, ConversationId conversation, TurnId turn, List<Entry> more) {
        entries.addAll(more);
    }
}
