package io.supportdesk.agent.conversation.web;

import io.supportdesk.agent.conversation.ConversationEvents;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.keys.RandomId;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.MediaType;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** One connection: reads the owner's stream after each hint, from where it was, and never twice at a time. */
final class EventStream {

    private static final Logger log = LoggerFactory.getLogger(EventStream.class);

    private final String id = RandomId.next();
    private final Person person;
    private final @Nullable String conversation;
    private final SseEmitter emitter;
    private final ConversationEvents events;
    private final Executor work;
    private final AtomicInteger hints = new AtomicInteger();
    private final ReentrantLock sending = new ReentrantLock();
    private ConversationEvents.@Nullable Subscription subscription;
    private String position;

    EventStream(
            Person person,
            @Nullable String conversation,
            String position,
            SseEmitter emitter,
            ConversationEvents events,
            Executor work) {
        this.person = person;
        this.conversation = conversation;
        this.position = position;
        this.emitter = emitter;
        this.events = events;
        this.work = work;
    }

    String id() {
        return id;
    }

    Person person() {
        return person;
    }

    /** The first bytes go out at once, so that a proxy shows the page that it is connected. */
    void start() {
        subscription = events.subscribe(person.owner(), this::hint);
        send(SseEmitter.event().comment("connected"));
        hint();
    }

    void stop() {
        if (subscription != null) {
            subscription.close();
        }
    }

    /** Keeps proxies from closing the connection; also looks for events whose hint was lost. False when it is gone. */
    boolean beat() {
        var alive = send(SseEmitter.event().comment("beat"));
        hint();
        return alive;
    }

    void bye() {
        send(SseEmitter.event().name("bye").data("{}", MediaType.APPLICATION_JSON));
        complete();
    }

    void complete() {
        emitter.complete();
    }

    /** Many hints during one delivery lead to one more. */
    private void hint() {
        if (hints.getAndIncrement() == 0) {
            work.execute(this::deliver);
        }
    }

    private void deliver() {
        int seen;
        do {
            seen = hints.get();
            try {
                deliverAll();
            } catch (RuntimeException e) {
                log.debug("events are delivered with the next heart-beat", e);
            }
        } while (!hints.compareAndSet(seen, 0));
    }

    private void deliverAll() {
        for (var page = events.after(person.owner(), position);
                !page.isEmpty();
                page = events.after(person.owner(), position)) {
            for (var event : page) {
                if (concernsMe(event) && !send(sse(event))) {
                    return;
                }
                position = event.id();
            }
        }
    }

    private boolean concernsMe(ConversationEvents.Recorded event) {
        return conversation == null
                || conversation.equals(event.conversationId())
                || event.type().startsWith("confirmation");
    }

    private static SseEmitter.SseEventBuilder sse(ConversationEvents.Recorded event) {
        return SseEmitter.event().id(event.id()).name(event.type()).data(event.data(), MediaType.APPLICATION_JSON);
    }

    private boolean send(SseEmitter.SseEventBuilder event) {
        sending.lock();
        try {
            emitter.send(event);
            return true;
        } catch (IOException | IllegalStateException e) {
            return false;
        } finally {
            sending.unlock();
        }
    }
}
