package io.supportdesk.agent.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.springframework.session.MapSession;
import org.springframework.session.MapSessionRepository;

class EndingSessionsTests {

    /** Refuses to save what it has not got, as the store in Redis does. */
    private static final class Strict extends MapSessionRepository {

        private boolean failing;

        Strict() {
            super(new ConcurrentHashMap<>());
        }

        @Override
        public void save(MapSession session) {
            if (failing || findById(session.getId()) == null) {
                throw new IllegalStateException("Session was invalidated");
            }
            super.save(session);
        }

        MapSession add() {
            var session = createSession();
            super.save(session);
            return session;
        }
    }

    private final Strict store = new Strict();
    private final EndingSessions<MapSession> sessions = new EndingSessions<>(store);

    @Test
    void savesASessionThatIsThere() {
        var session = store.add();
        session.setAttribute("seen", "yes");

        sessions.save(session);

        assertThat(sessions.findById(session.getId()).<String>getAttribute("seen"))
                .isEqualTo("yes");
    }

    @Test
    void leavesASessionThatHasEndedEnded() {
        var session = store.add();
        sessions.deleteById(session.getId());

        sessions.save(session);

        assertThat(sessions.findById(session.getId())).isNull();
    }

    @Test
    void hidesNoOtherFailure() {
        var session = store.add();
        store.failing = true;

        assertThatIllegalStateException().isThrownBy(() -> sessions.save(session));
    }
}
