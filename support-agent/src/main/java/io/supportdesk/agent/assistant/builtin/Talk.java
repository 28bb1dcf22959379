package io.supportdesk.agent.assistant.builtin;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.MessageType;
import org.springframework.ai.chat.messages.UserMessage;

/**
 * A conversation as the rules see it: the system text, and each message of the person with the texts that answered it.
 * Tool results are no part of it, so nothing in them can be read as a wish.
 */
record Talk(String system, List<Turn> turns) {

    /** @param reply the assistant's text after the message, empty while there is none */
    record Turn(String said, String reply) {}

    static Talk of(List<Message> messages) {
        var turns = new ArrayList<Turn>();
        for (var message : messages) {
            if (message instanceof UserMessage user) {
                turns.add(new Turn(Wording.plain(text(user)), ""));
            } else if (message instanceof AssistantMessage assistant && !turns.isEmpty()) {
                var turn = turns.removeLast();
                turns.add(new Turn(turn.said(), (turn.reply() + "\n" + text(assistant)).strip()));
            }
        }
        return new Talk(systemText(messages), List.copyOf(turns));
    }

    Language language() {
        return Language.of(turns.reversed().stream().map(Turn::said).toList());
    }

    /** What the person wants now: the newest message, put together with the one that it completes. */
    String wish() {
        return turns.isEmpty() ? "" : wish(turns.size() - 1);
    }

    /** The order that the person has open beside the conversation. */
    Optional<String> attachedOrder() {
        return Attachment.order(system);
    }

    /** The orders of the latest turn before the newest that mentions any; the person's own words count first. */
    List<String> lastMentioned() {
        for (int i = turns.size() - 2; i >= 0; i--) {
            var said = Ids.orders(turns.get(i).said());
            var mentioned = said.isEmpty() ? Ids.orders(turns.get(i).reply()) : said;
            if (!mentioned.isEmpty()) {
                return mentioned;
            }
        }
        return List.of();
    }

    private String wish(int turn) {
        var said = turns.get(turn).said();
        return turn == 0
                ? said
                : Completion.of(said, turns.get(turn - 1).reply())
                        .map(complete -> complete.apply(wish(turn - 1)))
                        .orElse(said);
    }

    private static String systemText(List<Message> messages) {
        return messages.stream()
                .filter(message -> message.getMessageType() == MessageType.SYSTEM)
                .map(Talk::text)
                .collect(Collectors.joining("\n\n"));
    }

    private static String text(Message message) {
        return Objects.requireNonNullElse(message.getText(), "");
    }
}
