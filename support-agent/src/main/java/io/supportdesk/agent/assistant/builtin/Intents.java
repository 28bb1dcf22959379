package io.supportdesk.agent.assistant.builtin;

import io.supportdesk.agent.assistant.builtin.Intent.Unwanted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Recognises what a message asks for: each of its wishes, in its order. Nothing is guessed that changes an order: a
 * negated, doubtful or merely asked-about change is none.
 */
final class Intents {

    private Intents() {}

    /** At least one intent; {@link Intent.Unknown} where nothing is recognised. */
    static List<Intent> of(Talk talk) {
        var intents = new ArrayList<Intent>();
        var before = new ArrayList<String>();
        for (var segment : Segments.of(Ids.spelledOut(talk.wish()))) {
            of(segment, List.copyOf(before), talk).ifPresent(intents::add);
            before.addAll(Ids.orders(segment.text()));
        }
        var known = intents.stream().distinct().filter(Intents::isMore).toList();
        return known.isEmpty() ? List.of(SmallTalk.of(talk.wish())) : known;
    }

    private static boolean isMore(Intent intent) {
        return !(intent instanceof Intent.Unknown);
    }

    private static Optional<Intent> of(Segment segment, List<String> before, Talk talk) {
        var writes = new Writes(segment, before, talk);
        var reads = new Reads(segment, before, talk);
        return Stream.<Supplier<Optional<Intent>>>of(
                        () -> writes.any().map(intent -> segment.refused() ? new Unwanted() : intent), reads::any)
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .findFirst();
    }
}
