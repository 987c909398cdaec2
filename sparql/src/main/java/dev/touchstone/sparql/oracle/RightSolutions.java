package dev.touchstone.sparql.oracle;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A query whose answer the reference knows.
 *
 * <p>Sound as far as the reference is right: rows count as a multiset, in an order only where the query asks for one, and blank nodes up
 * to a renaming of the whole answer. Where the standard leaves open what the answer is, nothing is said: before a difference counts, the
 * reference works the query out again with everything otherwise that may be otherwise.
 */
public record RightSolutions(Dataset dataset, EngineId engine, SparqlQuery statement) implements Case {

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return soFar.isEmpty() ? Optional.of(Step.read(engine, statement)) : Optional.empty();
    }

    /** SPARQL allows the query, and the reference has an answer. */
    @Override
    public boolean isLegal() {
        return statement.isLegal() && expected().table().isPresent();
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        return judge(outcomes.getFirst())
                .unlessOpen(
                        Set.of(Verdict.Kind.WRONG_RESULT),
                        () -> Reference.DEFAULT.undetermined(statement.query(), store()));
    }

    private Verdict judge(Outcome outcome) {
        return switch (outcome) {
            case Rows rows when !rows.complete() -> new Unknown("too many rows");
            case Rows rows -> verification().answer(expected(), rows.answer());
            // How long is too long is the business of another oracle.
            case Outcome.TimedOut timedOut -> new Unknown("time ran out");
            case Rejected rejected
            when rejected.reason() == Reason.EVALUATION -> verification().refusal(rejected);
            case Outcome other -> Survival.judge(engine, other, "The query");
        };
    }

    private Verification verification() {
        return new Verification(engine, statement.query());
    }

    private Result expected() {
        return Reference.DEFAULT.evaluate(statement.query(), store());
    }

    private GraphStore store() {
        return GraphStore.of((RdfGraph) dataset);
    }
}
