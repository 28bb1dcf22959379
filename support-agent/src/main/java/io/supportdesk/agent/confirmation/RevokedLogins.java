package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.LoginEnded;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Closes what was open when a login ends, rather than when somebody next looks. */
@Component
class RevokedLogins {

    private final Confirmations confirmations;
    private final SuspendedQuestions suspended;

    RevokedLogins(Confirmations confirmations, SuspendedQuestions suspended) {
        this.confirmations = confirmations;
        this.suspended = suspended;
    }

    @EventListener
    void on(LoginEnded ended) {
        suspended.revoke(ended.owner());
        confirmations.pending(ended.owner());
    }
}
