package io.supportdesk.agent.confirmation.web;

import io.supportdesk.agent.confirmation.AnswerResult;
import io.supportdesk.agent.confirmation.Answers;
import io.supportdesk.agent.confirmation.Confirmation;
import io.supportdesk.agent.confirmation.ConfirmationId;
import io.supportdesk.agent.confirmation.ConfirmationState;
import io.supportdesk.agent.confirmation.Confirmations;
import io.supportdesk.agent.confirmation.Proofs;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.problem.Problems;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** My confirmations; there is no way to name somebody else's. */
@RestController
@RequestMapping("/api/confirmations")
class ConfirmationController {

    record Pending(Instant now, List<ConfirmationView> items) {}

    record Recorded(String id, ConfirmationState state) {}

    private final Confirmations confirmations;
    private final Answers answers;
    private final Proofs proofs;
    private final Clock clock;

    ConfirmationController(Confirmations confirmations, Answers answers, Proofs proofs, Clock clock) {
        this.confirmations = confirmations;
        this.answers = answers;
        this.proofs = proofs;
        this.clock = clock;
    }

    @GetMapping
    Pending pending(Person person) {
        var items = confirmations.pending(person.owner()).stream()
                .map(confirmation -> view(confirmation, person))
                .toList();
        return new Pending(clock.instant(), items);
    }

    @GetMapping("/{id}")
    ResponseEntity<Object> one(Person person, @PathVariable String id) {
        return ConfirmationId.parse(id)
                .flatMap(parsed -> confirmations.find(person.owner(), parsed))
                .map(confirmation -> ResponseEntity.<Object>ok(view(confirmation, person)))
                .orElseGet(ConfirmationController::notFound);
    }

    @PostMapping("/{id}")
    ResponseEntity<Object> answer(Person person, @PathVariable String id, @RequestBody AnswerRequest request) {
        var decision = request.toDecision();
        if (decision.isEmpty()) {
            return Problems.response(
                    HttpStatus.BAD_REQUEST,
                    "invalid-request",
                    "The decision must be accept, decline or dismiss, with a note of at most 500 characters.");
        }
        var proof = request.proof() == null ? "" : request.proof();
        return response(id, answers.answer(person, id, proof, decision.get()));
    }

    private ConfirmationView view(Confirmation confirmation, Person person) {
        return ConfirmationView.of(confirmation, proofs.of(confirmation, person.login()));
    }

    private static ResponseEntity<Object> response(String id, AnswerResult result) {
        return switch (result) {
            case AnswerResult.Recorded(var state) -> ResponseEntity.accepted().body(new Recorded(id, state));
            case AnswerResult.SameAgain(var state) -> ResponseEntity.ok(new Recorded(id, state));
            case AnswerResult.AlreadyAnswered(var state) -> answered(state);
            case AnswerResult.Closed(var state) -> gone(state);
            case AnswerResult.InvalidContent invalid -> invalid(invalid);
            case AnswerResult.NotFound() -> notFound();
            case AnswerResult.TooMany() ->
                Problems.response(HttpStatus.TOO_MANY_REQUESTS, "too-many-requests", "Too many answers in a minute.");
        };
    }

    private static ResponseEntity<Object> notFound() {
        return Problems.response(
                HttpStatus.NOT_FOUND, "confirmation-not-found", "There is no such confirmation of yours.");
    }

    private static ResponseEntity<Object> answered(ConfirmationState state) {
        var problem = Problems.of(HttpStatus.CONFLICT, "confirmation-answered", "It has been answered before.");
        problem.setProperty("state", state);
        return Problems.response(problem);
    }

    private static ResponseEntity<Object> gone(ConfirmationState state) {
        var code = "confirmation-" + state.name().toLowerCase(Locale.ROOT);
        var problem = Problems.of(HttpStatus.GONE, code, "It can no longer be answered; nothing was changed.");
        problem.setProperty("state", state);
        return Problems.response(problem);
    }

    private static ResponseEntity<Object> invalid(AnswerResult.InvalidContent invalid) {
        var problem = Problems.of(
                HttpStatus.UNPROCESSABLE_CONTENT, "confirmation-content", "The answer does not fit the form.");
        problem.setProperty("errors", invalid.errors());
        return Problems.response(problem);
    }
}
