package io.supportdesk.agent.platform;

import org.jspecify.annotations.Nullable;
import org.springframework.session.Session;
import org.springframework.session.SessionRepository;

/**
 * Sessions that may be ended, by any replica, while a request or an event stream of theirs is under way. What is gone
 * is not saved again, and that is no failure of the request; every other failure to save is.
 */
final class EndingSessions<S extends Session> implements SessionRepository<S> {

    private final SessionRepository<S> sessions;

    EndingSessions(SessionRepository<S> sessions) {
        this.sessions = sessions;
    }

    @Override
    public S createSession() {
        return sessions.createSession();
    }

    @Override
    public void save(S session) {
        try {
            sessions.save(session);
        } catch (IllegalStateException e) {
            if (sessions.findById(session.getId()) != null) {
                throw e;
            }
        }
    }

    @Override
    public @Nullable S findById(String id) {
        return sessions.findById(id);
    }

    @Override
    public void deleteById(String id) {
        sessions.deleteById(id);
    }
}
