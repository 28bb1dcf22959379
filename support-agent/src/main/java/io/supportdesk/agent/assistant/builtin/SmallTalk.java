package io.supportdesk.agent.assistant.builtin;

import java.util.regex.Pattern;

/** What is left when a message has no wish that a tool could fulfil. */
final class SmallTalk {

    private static final Pattern THANKS =
            Wording.words("thanks?|thank you|thx|cheers|danke\\w*|vielen dank|super|great");
    private static final Pattern HELP = Wording.words(
            "help|hilfe|hello|hi|hey|hallo|moin|servus|guten (?:tag|morgen|abend)"
                    + "|good (?:morning|afternoon|evening)|what can you|was kannst|was können sie|who are you|wer bist"
                    + "|wer sind sie|what are you|which model|welches modell|how do i|how can i|wie kann ich|commands|befehle");
    private static final Pattern NEVER_MIND = Wording.words(
            "never ?mind|forget it|vergiss es|vergessen sie es|schon gut"
                    + "|do nothing|don't do (?:it|that|anything)|nicht machen|mach nichts|lass es|lieber nicht|doch nicht");

    private SmallTalk() {}

    static Intent of(String message) {
        if (Wording.in(message, NEVER_MIND)) {
            return new Intent.Unwanted();
        }
        if (Wording.in(message, HELP)) {
            return new Intent.Help();
        }
        return Wording.in(message, THANKS) ? new Intent.Thanks() : new Intent.Unknown();
    }
}
