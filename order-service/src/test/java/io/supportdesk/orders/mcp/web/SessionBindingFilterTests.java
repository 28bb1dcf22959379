package io.supportdesk.orders.mcp.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.supportdesk.orders.identity.Caller;
import io.supportdesk.orders.mcp.SessionBindings;
import io.supportdesk.orders.testing.People;
import io.supportdesk.orders.web.TestProblems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class SessionBindingFilterTests {

    private final Bindings bindings = new Bindings();
    private final AtomicBoolean reached = new AtomicBoolean();
    private final FilterChain opensASession = (request, response) -> {
        reached.set(true);
        ((HttpServletResponse) response).setHeader("Mcp-Session-Id", "s1");
        response.getOutputStream().write("welcome".getBytes());
    };

    @Test
    void bindsANewSessionBeforeTheClientLearnsOfIt() throws Exception {
        var response = filter(request("POST", null), (request, answer) -> {
            opensASession.doFilter(request, answer);
            assertThat(bindings.owners).containsEntry("s1", People.amara());
        });

        assertThat(response.getHeader("Mcp-Session-Id")).isEqualTo("s1");
        assertThat(response.getContentAsString()).isEqualTo("welcome");
    }

    @Test
    void givesAwayNoSessionThatCouldNotBeBound() throws Exception {
        bindings.down = true;

        var response = filter(request("POST", null), opensASession);

        assertThat(response.getStatus()).isEqualTo(503);
        assertThat(response.containsHeader("Mcp-Session-Id")).isFalse();
        assertThat(response.getContentAsString()).contains("\"code\":\"unavailable\"");
    }

    @Test
    void noticesAFailureThatTheFrameworkHasWrappedOrSwallowed() throws Exception {
        bindings.down = true;

        assertThat(filter(request("POST", null), (request, response) -> {
                            try {
                                opensASession.doFilter(request, response);
                            } catch (RuntimeException e) {
                                throw new ServletException(e);
                            }
                        })
                        .getStatus())
                .isEqualTo(503);
        assertThat(filter(request("POST", null), (request, response) -> {
                            try {
                                opensASession.doFilter(request, response);
                            } catch (RuntimeException e) {
                                response.getOutputStream().write("all is well".getBytes());
                            }
                        })
                        .getContentAsString())
                .contains("unavailable")
                .doesNotContain("all is well");
    }

    @Test
    @DisplayName("C59: nobody gets in while the session store is down, and it shows")
    void letsNobodyInWhenTheBindingsAreOutOfReach() throws Exception {
        bindings.owners.put("s1", People.amara());
        bindings.down = true;

        for (var method : new String[] {"POST", "DELETE"}) {
            var response = filter(request(method, "s1"), opensASession);
            assertThat(response.getStatus()).isEqualTo(503);
            assertThat(response.getHeader("Retry-After")).isEqualTo("5");
        }
        assertThat(reached).isFalse();
    }

    @Test
    void letsTheOwnerInAndNobodyElse() throws Exception {
        bindings.owners.put("s1", People.amara());
        bindings.owners.put("s2", People.ben());

        assertThat(filter(request("POST", "s2"), opensASession).getStatus()).isEqualTo(404);
        assertThat(reached).isFalse();
        assertThat(filter(request("POST", "s1"), opensASession).getStatus()).isEqualTo(200);
        assertThat(reached).isTrue();
    }

    @Test
    void refusesTwoSessionsInOneRequest() throws Exception {
        bindings.owners.put("s1", People.amara());
        var request = request("POST", "s1");
        request.addHeader("Mcp-Session-Id", "s2");

        assertThat(filter(request, opensASession).getStatus()).isEqualTo(404);
        assertThat(reached).isFalse();
    }

    @Test
    void forgetsASessionThatHasEnded() throws Exception {
        bindings.owners.put("s1", People.amara());

        filter(request("DELETE", "s1"), (request, response) -> {});

        assertThat(bindings.owners).isEmpty();
    }

    private MockHttpServletResponse filter(MockHttpServletRequest request, FilterChain chain) throws Exception {
        var response = new MockHttpServletResponse();
        new SessionBindingFilter(bindings, People::amara, TestProblems.problems()).doFilter(request, response, chain);
        return response;
    }

    private static MockHttpServletRequest request(String method, String session) {
        var request = new MockHttpServletRequest(method, "/mcp");
        if (session != null) {
            request.addHeader("Mcp-Session-Id", session);
        }
        return request;
    }

    private static final class Bindings implements SessionBindings {

        final Map<String, Caller> owners = new HashMap<>();
        boolean down;

        @Override
        public void bind(String sessionId, Caller caller) {
            fail();
            owners.put(sessionId, caller);
        }

        @Override
        public boolean holds(String sessionId, Caller caller) {
            fail();
            return caller.equals(owners.get(sessionId));
        }

        @Override
        public void release(String sessionId) {
            fail();
            owners.remove(sessionId);
        }

        private void fail() {
            if (down) {
                throw new Unavailable(new IllegalStateException("down"));
            }
        }
    }
}
