package io.supportdesk.orders.web;

import io.supportdesk.orders.identity.MissingScope;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/** Turns every exception of a controller into a problem document with a fixed text. */
@RestControllerAdvice
class ProblemAdvice extends ResponseEntityExceptionHandler {

    private static final Logger log = LoggerFactory.getLogger(ProblemAdvice.class);

    @ExceptionHandler
    ResponseEntity<ProblemDetail> onProblem(ProblemException e) {
        return answer(e.problem(), e.detail());
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> onMissingScope(MissingScope e) {
        return answer(Problem.INSUFFICIENT_SCOPE, Problem.INSUFFICIENT_SCOPE.detail());
    }

    @ExceptionHandler({
        DataAccessResourceFailureException.class,
        CannotCreateTransactionException.class,
        QueryTimeoutException.class
    })
    ResponseEntity<ProblemDetail> onUnavailable(Exception e) {
        log.warn("A store does not answer: {}", e.getClass().getSimpleName());
        return answer(Problem.UNAVAILABLE, Problem.UNAVAILABLE.detail());
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> onAnythingElse(Exception e) {
        var incident = UUID.randomUUID().toString();
        log.error("Incident {}", incident, e);
        var detail = Problem.INTERNAL.detail();
        detail.setProperty("incident", incident);
        return answer(Problem.INTERNAL, detail);
    }

    @Override
    protected ResponseEntity<Object> handleExceptionInternal(
            Exception e, @Nullable Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        var problem = Problem.of(status);
        return new ResponseEntity<>(problem.detail(), headers, problem.status());
    }

    private static ResponseEntity<ProblemDetail> answer(Problem problem, ProblemDetail detail) {
        return ResponseEntity.status(problem.status()).body(detail);
    }
}
