package io.supportdesk.agent.conversation.web;

import io.supportdesk.agent.conversation.ConversationEvents;
import io.supportdesk.agent.identity.Logins;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.identity.Presence;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** The open event streams of this replica: heart-beats, and an end when the login ends or the replica stops. */
@Component
class EventStreams implements SmartLifecycle {

    private static final Duration HEART_BEAT = Duration.ofSeconds(15);

    /** After this the page connects anew, and is authenticated anew. */
    private static final Duration LONGEST = Duration.ofMinutes(15);

    private final ConversationEvents events;
    private final Presence presence;
    private final Logins logins;
    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final ExecutorService work = Executors.newVirtualThreadPerTaskExecutor();
    private @Nullable ScheduledExecutorService clock;

    EventStreams(ConversationEvents events, Presence presence, Logins logins) {
        this.events = events;
        this.presence = presence;
        this.logins = logins;
    }

    SseEmitter open(Person person, @Nullable String conversation, @Nullable String lastEventId) {
        var emitter = new SseEmitter(LONGEST.toMillis());
        var from = lastEventId == null ? events.latest(person.owner()) : lastEventId;
        var stream = new EventStream(person, conversation, from, emitter, events, work);
        Runnable end = () -> end(stream);
        emitter.onCompletion(end);
        emitter.onTimeout(emitter::complete);
        emitter.onError(error -> end.run());
        open.add(stream);
        presence.connected(person.owner(), stream.id());
        stream.start();
        return emitter;
    }

    private void end(EventStream stream) {
        if (open.remove(stream)) {
            stream.stop();
            work.execute(() -> presence.disconnected(stream.person().owner(), stream.id()));
        }
    }

    private void beat(EventStream stream) {
        var person = stream.person();
        if (!logins.isOpen(person.owner(), person.login())) {
            stream.bye();
        } else if (stream.beat()) {
            presence.connected(person.owner(), stream.id());
        }
    }

    @Override
    public void start() {
        var thread = Thread.ofPlatform().daemon().name("heart-beat").factory();
        var beats = Executors.newSingleThreadScheduledExecutor(thread);
        var millis = HEART_BEAT.toMillis();
        beats.scheduleAtFixedRate(
                () -> open.forEach(stream -> work.execute(() -> beat(stream))), millis, millis, TimeUnit.MILLISECONDS);
        clock = beats;
    }

    /** Before the web server stops, which would otherwise wait for the streams. */
    @Override
    public void stop() {
        if (clock != null) {
            clock.shutdownNow();
            clock = null;
        }
        open.forEach(EventStream::complete);
    }

    @Override
    public boolean isRunning() {
        return clock != null;
    }
}
