package io.supportdesk.agent.assistant;

import io.supportdesk.agent.conversation.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * The calls that the model proposed in one step, and the results so far; run in order, appended to the transcript
 * together, so that a transcript never holds a call without its result.
 */
record Batch(Entry.Answered answered, List<Entry.Returned> returned) {

    static Batch of(Entry.Answered answered) {
        return new Batch(answered, List.of());
    }

    boolean isComplete() {
        return returned.size() == answered.calls().size();
    }

    /** The first call without a result. */
    Entry.Call next() {
        return answered.calls().get(returned.size());
    }

    Batch with(Entry.Returned result) {
        var all = new ArrayList<>(returned);
        all.add(result);
        return new Batch(answered, List.copyOf(all));
    }

    /** Whether an earlier attempt has appended it. */
    boolean isIn(List<Entry> transcript) {
        return transcript.contains(answered);
    }

    List<Entry> entries() {
        var entries = new ArrayList<Entry>();
        entries.add(answered);
        entries.addAll(returned);
        return entries;
    }
}
