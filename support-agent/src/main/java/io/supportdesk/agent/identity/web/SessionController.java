package io.supportdesk.agent.identity.web;

import io.supportdesk.agent.identity.Person;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Who I am, for the page. */
@RestController
class SessionController {

    /** What the page shows of the signed-in person and of this desk. */
    record SessionView(
            String username, String name, List<String> roles, String model, long confirmationTimeoutSeconds) {}

    private final String model;
    private final java.time.Duration confirmationTimeout;

    SessionController(
            @Value("${support-agent.model}") String model,
            @Value("${support-agent.confirmation.timeout}") java.time.Duration confirmationTimeout) {
        this.model = model;
        this.confirmationTimeout = confirmationTimeout;
    }

    @GetMapping("/api/session")
    SessionView session(Person person) {
        var roles = person.roles().stream().sorted().toList();
        return new SessionView(person.username(), person.name(), roles, model, confirmationTimeout.toSeconds());
    }
}
