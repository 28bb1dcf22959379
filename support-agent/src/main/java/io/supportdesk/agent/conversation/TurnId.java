package io.supportdesk.agent.conversation;

import io.supportdesk.agent.keys.RandomId;

/**
 * Names a turn; also the fencing value of its conversation's lock.
 *
 * @param value 43 characters of base64url
 */
public record TurnId(String value) {

    static TurnId next() {
        return new TurnId(RandomId.next());
    }
}
