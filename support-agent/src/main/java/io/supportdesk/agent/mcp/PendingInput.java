package io.supportdesk.agent.mcp;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All that is needed to go on with a stopped call, in any JVM. Questions of one round are asked one after the other.
 *
 * @param server short name of the server in this desk's configuration
 * @param revision the protocol revision in which the call was made, and has to go on
 * @param state what the server wants back, opaque
 * @param round how many rounds of questions this call has had, this one included
 * @param open the questions that are not answered yet; never empty
 * @param answers the answers so far, as they go over the wire, by key
 */
public record PendingInput(
        String server,
        String revision,
        String state,
        int round,
        List<Asked> open,
        Map<String, Map<String, Object>> answers) {

    /**
     * One question of the server.
     *
     * @param key its name in this round
     * @param form the requested schema
     */
    public record Asked(String key, String message, Map<String, Object> form) {}

    /** The question to be asked now. */
    public Asked next() {
        return open.getFirst();
    }

    /** The same with the answer to {@link #next()}. */
    PendingInput with(Map<String, Object> answer) {
        var all = new HashMap<>(answers);
        all.put(next().key(), answer);
        return new PendingInput(server, revision, state, round, open.subList(1, open.size()), Map.copyOf(all));
    }
}
