package dev.touchstone.sparql.mutant;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.statement.SparqlUpdate;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.NotCovered;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SparqlStatement;
import dev.touchstone.sparql.text.SyntaxError;
import java.util.List;
import java.util.Map;

/** The reference in the place of an engine: it keeps a graph and answers queries about it. */
final class ReferenceEngine implements InProcessEngine.Evaluator {
    /** Another than those by which it is found out whether an answer is determined. */
    private static final long SEED = 20_261_116;

    private final Mutant mutant;
    private GraphStore store = GraphStore.of(new RdfGraph(Map.of(), List.of()));

    ReferenceEngine(Mutant mutant) {
        this.mutant = mutant;
    }

    @Override
    public void load(Dataset dataset) {
        store = GraphStore.of(mutant.graph().apply((RdfGraph) dataset));
    }

    @Override
    public Outcome run(Statement statement, Map<String, String> options) {
        if (statement instanceof SparqlUpdate update) {
            return change(update);
        }
        try {
            Result result = evaluate(statement, options);
            return result.table()
                    .<Outcome>map(table -> new Rows(mutant.answer().apply(table), true))
                    .orElseGet(() -> rejected(Reason.RESOURCES, "too large", result.toString()));
        } catch (SyntaxError e) {
            return rejected(Reason.SYNTAX, "syntax", String.valueOf(e.getMessage()));
        } catch (NotCovered e) {
            return rejected(Reason.UNSUPPORTED, "not covered", String.valueOf(e.getMessage()));
        }
    }

    private Outcome change(SparqlUpdate update) {
        return switch (Reference.DEFAULT.update(update.request(), store)) {
            case Result.Updated updated -> {
                store = updated.store();
                yield new Rows(new Answer(List.of(), List.of()), true);
            }
            case Result.Failed failed -> rejected(Reason.EVALUATION, "refused", failed.message());
            case Result other -> rejected(Reason.RESOURCES, "too large", other.toString());
        };
    }

    private Result evaluate(Statement statement, Map<String, String> options) {
        boolean otherwise = mutant.equals(Mutant.OTHER_ORDER) || !options.isEmpty();
        return otherwise
                ? Reference.DEFAULT.evaluateOtherwise(query(statement), store, SEED)
                : mutant.evaluate(query(statement), store);
    }

    private static Query query(Statement statement) {
        return switch (statement) {
            case SparqlQuery tree -> tree.query();
            case SparqlStatement text -> SparqlReader.query(text.text());
            default -> throw new IllegalArgumentException("no statement of SPARQL: " + statement);
        };
    }

    private static Rejected rejected(Reason reason, String type, String message) {
        return new Rejected(reason, new Thrown(type, message, type, List.of()));
    }
}
