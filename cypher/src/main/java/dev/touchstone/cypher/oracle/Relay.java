package dev.touchstone.cypher.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Query;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * How far a query with one binding of its parameters has come: it is asked as a whole, and then piece by piece. Where rows cannot be
 * passed on, because they are too many or hold a path, the next piece begins where this one did, and so both are asked as one.
 */
final class Relay {
    private static final String ROWS = "rows";

    private final Map<String, Value> binding;
    private final List<Outcome> outcomes;
    private Optional<CypherQuery> asks = Optional.empty();
    private Optional<Answer> result = Optional.empty();
    private int used;
    private boolean typed = true;

    /**
     * @param outcomes those of this binding, and perhaps of the bindings after it
     */
    Relay(Query query, Map<String, Value> binding, List<Outcome> outcomes) {
        this.binding = binding;
        this.outcomes = outcomes;
        if (ask(() -> new CypherQuery(query, binding))
                .filter(Relay::isWorthMore)
                .isPresent()) {
            runPieces(Pieces.of(query));
        }
    }

    /** What is to be asked next; nothing at the end. */
    Optional<CypherQuery> asks() {
        return asks;
    }

    /** What the last piece gave; nothing where it did not come to that. */
    Optional<Answer> result() {
        return result;
    }

    /** Whether the types of all values that were passed on could be told from them. */
    boolean isTyped() {
        return typed;
    }

    /** What came of this binding so far. */
    List<Outcome> own() {
        return outcomes.subList(0, used);
    }

    private Optional<Outcome> ask(Supplier<CypherQuery> question) {
        if (used == outcomes.size()) {
            asks = Optional.of(question.get());
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
        int end = pieces.clauses().size();
        Optional<Passage> passed = Optional.empty();
        int from = 0;
        for (int to = pieces.cutAfter(0); to < end || passed.isPresent(); to = pieces.cutAfter(to)) {
            Optional<Answer> answer = answer(pieces, passed, from, to);
            if (answer.isEmpty() || to == end) {
                result = answer;
                return;
            }
            Passage passage = new Passage(
                    pieces.scopes().get(to),
                    pieces.entities().get(to),
                    answer.get().rows());
            if (passage.isPossible()) {
                passed = Optional.of(passage);
                typed &= passage.showsTypes();
                from = to;
            }
        }
    }

    private Optional<Answer> answer(Pieces pieces, Optional<Passage> passed, int from, int to) {
        return ask(() -> question(pieces, passed, from, to))
                .filter(Relay::isAnswer)
                .map(outcome -> ((Rows) outcome).answer());
    }

    private CypherQuery question(Pieces pieces, Optional<Passage> passed, int from, int to) {
        String name = binding.containsKey(ROWS) ? String.join("_", binding.keySet()) + "_" + ROWS : ROWS;
        Map<String, Value> parameters = new LinkedHashMap<>(binding);
        passed.ifPresent(passage -> parameters.put(name, passage.parameter()));
        List<Clause> before = passed.map(passage -> passage.clauses(name)).orElseGet(List::of);
        return new CypherQuery(pieces.piece(before, from, to), parameters);
    }
}
