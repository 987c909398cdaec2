package dev.touchstone.sparql.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * How far a query has come: it is asked as a whole, and then piece by piece. Where solutions cannot be passed on, the next piece begins
 * where this one did, and so both are asked as one.
 */
final class Relay {
    private final List<Outcome> outcomes;
    private Optional<SparqlQuery> asks = Optional.empty();
    private Optional<Answer> result = Optional.empty();
    private int used;

    Relay(Query query, List<Outcome> outcomes) {
        this.outcomes = outcomes;
        if (ask(() -> query).filter(Relay::isWorthMore).isPresent()) {
            runPieces(Pieces.of(query));
        }
    }

    /** What is to be asked next; nothing at the end. */
    Optional<SparqlQuery> asks() {
        return asks;
    }

    /** What the last piece gave; nothing where it did not come to that. */
    Optional<Answer> result() {
        return result;
    }

    private Optional<Outcome> ask(Supplier<Query> question) {
        if (used == outcomes.size()) {
            asks = Optional.of(new SparqlQuery(question.get()));
            return Optional.empty();
        }
        return Optional.of(outcomes.get(used++));
    }

    /** The pieces are asked of a query that was answered, or refused in a way that may be wrong. */
    private static boolean isWorthMore(Outcome whole) {
        return isAnswer(whole) || (whole instanceof Rejected rejected && rejected.reason() == Reason.EVALUATION);
    }

    private static boolean isAnswer(Outcome outcome) {
        return outcome instanceof Rows rows && rows.complete();
    }

    private void runPieces(Pieces pieces) {
        int end = pieces.elements().size();
        Optional<Values> passed = Optional.empty();
        int from = 0;
        for (int to = pieces.cutAfter(0); to < end || passed.isPresent(); to = pieces.cutAfter(to)) {
            Optional<Answer> answer = answer(pieces, passed, from, to);
            if (answer.isEmpty() || to == end) {
                result = answer;
                return;
            }
            Optional<Values> next =
                    pieces.passed(to, answer.get().inOrderOf(pieces.names(to)).rows());
            if (next.isPresent()) {
                passed = next;
                from = to;
            }
        }
    }

    private Optional<Answer> answer(Pieces pieces, Optional<Values> passed, int from, int to) {
        return ask(() -> pieces.piece(passed, from, to))
                .filter(Relay::isAnswer)
                .map(outcome -> ((Rows) outcome).answer());
    }
}
