package io.supportdesk.agent.conversation;

import io.supportdesk.agent.identity.OwnerKey;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.stereotype.Service;

/** Waits for the end of a turn, whichever replica comes to it. */
@Service
public class Replies {

    private static final long LOOK_AGAIN_SECONDS = 5;

    private final ConversationEvents events;

    Replies(ConversationEvents events) {
        this.events = events;
    }

    /**
     * The event that ended the turn, {@code reply} or {@code error}; empty when there was none in that time. Blocks; to
     * be called on a virtual thread.
     */
    public Optional<ConversationEvents.Recorded> await(OwnerKey owner, Posted.Taken turn, Duration atMost) {
        var hints = new Semaphore(0);
        var end = System.nanoTime() + atMost.toNanos();
        var position = turn.position();
        try (var subscription = events.subscribe(owner, hints::release)) {
            while (System.nanoTime() < end) {
                var page = events.after(owner, position);
                for (var event : page) {
                    if (ends(event, turn)) {
                        return Optional.of(event);
                    }
                    position = event.id();
                }
                if (page.isEmpty() && hints.tryAcquire(LOOK_AGAIN_SECONDS, TimeUnit.SECONDS)) {
                    hints.drainPermits();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Optional.empty();
    }

    private static boolean ends(ConversationEvents.Recorded event, Posted.Taken turn) {
        return (event.type().equals("reply") || event.type().equals("error"))
                && event.conversationId().equals(turn.conversation().value())
                && event.data().contains(turn.turn().value());
    }
}
