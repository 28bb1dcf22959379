package io.supportdesk.agent.confirmation;

import io.supportdesk.agent.identity.Person;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** Takes answers from people: only from the owner, only from a login to which the dialog was shown. */
@Service
public class Answers {

    private static final Logger audit = LoggerFactory.getLogger("audit");

    private final Confirmations confirmations;
    private final Proofs proofs;
    private final AnswerLimit limit;
    private final Continuations continuations;

    Answers(Confirmations confirmations, Proofs proofs, AnswerLimit limit, Continuations continuations) {
        this.continuations = continuations;
        this.confirmations = confirmations;
        this.proofs = proofs;
        this.limit = limit;
    }

    /** Records the person's decision; everything but the owner's own, properly shown, open dialog is refused. */
    public AnswerResult answer(Person person, String id, String proof, Decision decision) {
        if (!limit.allows(person.owner())) {
            return refused(person, new AnswerResult.TooMany());
        }
        var shown = shown(person, id, proof);
        if (shown.isEmpty()) {
            return refused(person, new AnswerResult.NotFound());
        }
        var confirmation = shown.get();
        var errors = contentErrors(confirmation, decision);
        return errors.isEmpty() ? record(person, confirmation.id(), decision) : new AnswerResult.InvalidContent(errors);
    }

    private AnswerResult record(Person person, ConfirmationId id, Decision decision) {
        var result = confirmations.answer(person.owner(), id, decision);
        if (result instanceof AnswerResult.Recorded) {
            continuations.ready(person.owner(), id);
        }
        return result;
    }

    private Optional<Confirmation> shown(Person person, String id, String proof) {
        return ConfirmationId.parse(id)
                .flatMap(parsed -> confirmations.find(person.owner(), parsed))
                .filter(confirmation -> proofs.verify(proof, confirmation, person.login()));
    }

    private static List<FieldError> contentErrors(Confirmation confirmation, Decision decision) {
        return decision instanceof Decision.Accept accept && confirmation.state() == ConfirmationState.PENDING
                ? Form.of(confirmation.question().form()).check(accept.content())
                : List.of();
    }

    private static AnswerResult refused(Person person, AnswerResult result) {
        audit.warn(
                "confirmation answer refused: {} owner={}",
                result.getClass().getSimpleName(),
                person.owner().value().substring(0, 12));
        return result;
    }
}
