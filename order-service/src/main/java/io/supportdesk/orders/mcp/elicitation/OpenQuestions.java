package io.supportdesk.orders.mcp.elicitation;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.mcp.McpProperties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Semaphore;
import org.springframework.stereotype.Component;

/** How many questions wait in this replica: each holds an open call, so there is a limit, and one per person, too. */
@Component
class OpenQuestions {

    private final Semaphore all;
    private final int perPerson;
    private final ConcurrentMap<Person, Integer> counts = new ConcurrentHashMap<>();

    OpenQuestions(McpProperties properties) {
        this.all = new Semaphore(properties.maxQuestions());
        this.perPerson = properties.maxQuestionsPerPerson();
    }

    /** Whether there is room for one more; where there is, {@link #leave} has to follow. */
    boolean enter(Caller caller) {
        if (!all.tryAcquire()) {
            return false;
        }
        var mine = counts.merge(Person.of(caller), 1, Integer::sum);
        if (mine > perPerson) {
            leave(caller);
            return false;
        }
        return true;
    }

    void leave(Caller caller) {
        counts.computeIfPresent(Person.of(caller), (person, count) -> count > 1 ? count - 1 : null);
        all.release();
    }

    private record Person(String issuer, String subject) {

        static Person of(Caller caller) {
            return new Person(caller.issuer(), caller.subject());
        }
    }
}
