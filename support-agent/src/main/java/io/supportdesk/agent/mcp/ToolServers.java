package io.supportdesk.agent.mcp;

import io.supportdesk.agent.confirmation.Outcome;
import io.supportdesk.agent.confirmation.Question;
import io.supportdesk.agent.identity.IdentityProviderUnavailable;
import io.supportdesk.agent.identity.NotSignedIn;
import io.supportdesk.agent.identity.Person;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** The tools and resources of all configured servers, used as one person. Methods block; call them on virtual threads. */
@Service
public class ToolServers {

    private static final Logger log = LoggerFactory.getLogger(ToolServers.class);

    /** More rounds of questions in one call would be a server that never comes to an end. */
    private static final int MOST_ROUNDS = 8;

    private static final ToolStep NOT_KNOWN = failed("It is not known whether this was done, since the server did not "
            + "answer. Look at the order before trying again.");

    private final ServerConnections connections;
    private final Map<String, OfferedTool> seen = new ConcurrentHashMap<>();

    ToolServers(ServerConnections connections) {
        this.connections = connections;
    }

    /** What the person can use now; a server that is down takes away its tools only. */
    public List<OfferedTool> tools(Person person, String conversation) {
        return List.copyOf(byTool(person, conversation).keySet());
    }

    /**
     * Calls a tool, or begins to. A failure on the way is a result that says so; a call that may have changed something
     * is never repeated.
     *
     * @throws NotSignedIn when the login has ended
     * @throws IdentityProviderUnavailable when nobody can be acted for now
     */
    public ToolStep call(ToolCall call, CallListener listener) {
        for (var offered : byTool(call.person(), call.conversation()).entrySet()) {
            if (offered.getKey().name().equals(call.tool())) {
                return call(offered.getValue(), offered.getKey(), call, listener);
            }
        }
        return failed("There is no tool " + call.tool() + " on this desk now.");
    }

    /** The stopped call's next question as its owner sees it, or why it is not put to anybody. */
    public Question question(ToolCall call, PendingInput input) {
        var asked = input.next();
        return PermittedQuestions.question(connections.title(input.server()), call, asked.message(), asked.form());
    }

    /** Why the next question is not put to anybody; empty when it may be. */
    public Optional<Outcome.Refused> refusal(PendingInput input) {
        return input.round() > MOST_ROUNDS
                ? Optional.of(new Outcome.Refused("too many rounds of questions"))
                : PermittedQuestions.refusal(
                        input.next().message(), input.next().form());
    }

    /**
     * Goes on with a stopped call after the next question has come to an outcome; asks further, or repeats the call with
     * all answers. Safe to repeat: the server does what was confirmed once.
     *
     * @throws NotSignedIn when the login has ended
     * @throws IdentityProviderUnavailable when nobody can be acted for now
     */
    public ToolStep proceed(ToolCall call, PendingInput input, Outcome outcome, CallListener listener) {
        var answer = ElicitationAnswer.of(outcome);
        var answered = input.with(wire(answer));
        if (!answered.open().isEmpty()) {
            return new ToolStep.Asks(answered);
        }
        return attempt(
                        call.person(),
                        call.conversation(),
                        () -> connections.in(input.server(), input.revision()),
                        connection -> connection.proceed(call, answered, listener))
                .orElse(NOT_KNOWN);
    }

    /** The tool of that name, as last seen; empty when none is offered. */
    public Optional<OfferedTool> lastSeen(String tool) {
        return Optional.ofNullable(seen.get(tool));
    }

    /** A text resource, from the first server that has it; empty when none has, or none answers. */
    public Optional<String> resource(Person person, String conversation, String uri) {
        return connections.names().stream()
                .flatMap(server -> attempt(
                        person,
                        conversation,
                        () -> connections.of(server, person),
                        connection -> connection.read(person, conversation, uri))
                        .flatMap(found -> found)
                        .stream())
                .findFirst();
    }

    private Map<OfferedTool, String> byTool(Person person, String conversation) {
        Map<OfferedTool, String> tools = new LinkedHashMap<>();
        for (var server : connections.names()) {
            attempt(
                            person,
                            conversation,
                            () -> connections.of(server, person),
                            connection -> connection.tools(person, conversation))
                    .orElse(List.of())
                    .forEach(tool -> tools.put(tool, server));
        }
        tools.keySet().forEach(tool -> seen.put(tool.name(), tool));
        return tools;
    }

    private ToolStep call(String server, OfferedTool tool, ToolCall call, CallListener listener) {
        if (tool.readOnly()) {
            return attempt(
                            call.person(),
                            call.conversation(),
                            () -> connections.of(server, call.person()),
                            connection -> connection.call(call, listener))
                    .orElseGet(() -> failed("The server did not answer; try again later."));
        }
        var connection = connections.of(server, call.person());
        return guarded(call.person(), call.conversation(), connection, () -> connection.call(call, listener))
                .orElse(NOT_KNOWN);
    }

    /** Tries a step that may be repeated, twice; empty when both tries fail. */
    private static <T> Optional<T> attempt(
            Person person, String conversation, Supplier<ServerConnection> server, Step<T> step) {
        for (var tries = 0; tries < 2; tries++) {
            var result = guarded(person, conversation, null, () -> {
                var connection = server.get();
                return guarded(person, conversation, connection, () -> step.on(connection))
                        .orElse(null);
            });
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    private static <T> Optional<T> guarded(
            Person person, String conversation, @Nullable ServerConnection connection, Supplier<@Nullable T> step) {
        try {
            return Optional.ofNullable(step.get());
        } catch (RuntimeException e) {
            identityFailure(e);
            log.info("a server did not answer a step", e);
            if (connection != null) {
                connection.forget(person, conversation);
            }
            return Optional.empty();
        }
    }

    private interface Step<T> {
        T on(ServerConnection connection);
    }

    private static Map<String, Object> wire(ElicitationAnswer answer) {
        return answer.content() == null
                ? Map.of("action", answer.action(), "_meta", answer.meta())
                : Map.of("action", answer.action(), "content", answer.content(), "_meta", answer.meta());
    }

    private static ToolStep failed(String text) {
        return new ToolStep.Returned(new ToolResult(text, true));
    }

    private static void identityFailure(@Nullable Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof NotSignedIn notSignedIn) {
                throw notSignedIn;
            }
            if (cause instanceof IdentityProviderUnavailable unavailable) {
                throw unavailable;
            }
        }
    }
}
