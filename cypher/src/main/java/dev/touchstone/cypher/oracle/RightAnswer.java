package dev.touchstone.cypher.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.CypherStatement;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.GraphContent;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.syntax.Query;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A query whose answers the reference knows, asked once for each binding of its parameters. Of a query that writes, the graph afterwards
 * is compared, too; it has one binding.
 *
 * <p>Sound as far as the reference is right: rows count as a multiset, in an order only where the query asks for one, and then with ties
 * in any order. Where the language leaves open what the answer is, nothing is said: before a difference counts, the reference works the
 * query out once more with rows in another order.
 */
public record RightAnswer(Dataset dataset, EngineId engine, Query query, List<Map<String, Value>> bindings)
        implements BoundQuery {
    public RightAnswer {
        bindings = bindings.stream().<Map<String, Value>>map(Ordered::copyOf).toList();
    }

    @Override
    public RightAnswer with(List<Map<String, Value>> others) {
        return new RightAnswer(dataset, engine, query, others);
    }

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        // What one binding does not get past, the others will not either.
        if (!soFar.isEmpty() && !(soFar.getLast() instanceof Rows)) {
            return Optional.empty();
        }
        if (!Writes.in(query)) {
            return soFar.size() < bindings.size()
                    ? Optional.of(Step.read(engine, new CypherQuery(query, bindings.get(soFar.size()))))
                    : Optional.empty();
        }
        return switch (soFar.size()) {
            case 0 -> Optional.of(Step.write(engine, new CypherQuery(query, bindings.getFirst())));
            case 1 -> Optional.of(Step.read(engine, new CypherStatement(GraphContent.NODES, Map.of())));
            case 2 -> Optional.of(Step.read(engine, new CypherStatement(GraphContent.EDGES, Map.of())));
            default -> Optional.empty();
        };
    }

    /** Cypher allows the query, and the reference has an answer for every binding. */
    @Override
    public boolean isLegal() {
        if (bindings.isEmpty() || !bindings.stream().allMatch(binding -> new CypherQuery(query, binding).isLegal())) {
            return false;
        }
        Graph graph = Graph.of((PropertyGraph) dataset);
        return bindings.stream()
                .allMatch(binding -> Reference.DEFAULT.evaluate(query, binding, graph) instanceof Result.Done);
    }

    /** Also of the looks at the graph after a query that writes. */
    @Override
    public Expectation expectation(List<Outcome> soFar) {
        if (soFar.isEmpty() || !Writes.in(query)) {
            return BoundQuery.super.expectation(soFar);
        }
        Graph graph = Graph.of((PropertyGraph) dataset);
        if (!(Reference.DEFAULT.evaluate(query, bindings.getFirst(), graph) instanceof Result.Done done)) {
            return new Expectation.Unsaid();
        }
        GraphContent right = GraphContent.of(done.graph());
        return new Expectation.Known(
                soFar.size() == 1
                        ? new Answer(List.of("l", "p"), right.nodes())
                        : new Answer(List.of("f", "t", "p", "g"), right.edges()));
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = Verdict.pass();
        for (Outcome outcome : outcomes) {
            verdict = verdict.and(survived(outcome));
        }
        if (verdict instanceof Fail) {
            return verdict;
        }
        Graph graph = Graph.of((PropertyGraph) dataset);
        if (Writes.in(query)) {
            return verdict.and(judgeWrite(outcomes, graph));
        }
        for (int i = 0; i < outcomes.size() && !(verdict instanceof Fail); i++) {
            verdict = verdict.and(judge(bindings.get(i), outcomes.get(i), graph));
        }
        return verdict;
    }

    private Verdict judge(Map<String, Value> binding, Outcome outcome, Graph graph) {
        Result expected = Reference.DEFAULT.evaluate(query, binding, graph);
        Verdict verdict = judge(outcome, expected);
        return verdict.unlessOpen(
                EnumSet.allOf(Verdict.Kind.class), () -> Reference.DEFAULT.undetermined(query, binding, graph));
    }

    private Verdict judgeWrite(List<Outcome> outcomes, Graph graph) {
        Map<String, Value> binding = bindings.getFirst();
        Result expected = Reference.DEFAULT.evaluate(query, binding, graph);
        Verdict verdict = judge(outcomes.getFirst(), expected);
        if (verdict instanceof Verdict.Pass
                && expected instanceof Result.Done done
                && outcomes.size() == 3
                && outcomes.get(1) instanceof Rows nodes
                && nodes.complete()
                && outcomes.get(2) instanceof Rows edges
                && edges.complete()) {
            GraphContent actual =
                    new GraphContent(nodes.answer().rows(), edges.answer().rows());
            GraphContent right = GraphContent.of(done.graph());
            verdict = verification().graph(right.nodesOf(actual), right.edgesOf(actual));
        }
        return verdict.unlessOpen(
                EnumSet.allOf(Verdict.Kind.class), () -> Reference.DEFAULT.undetermined(query, binding, graph));
    }

    private Verification verification() {
        return new Verification(engine, query);
    }

    private Verdict judge(Outcome outcome, Result expected) {
        return switch (outcome) {
            case Rows rows when rows.complete() -> compare(rows.answer(), expected);
            case Rejected rejected when rejected.reason() == Outcome.Reason.EVALUATION -> refused(rejected, expected);
            case Outcome other -> survived(other);
        };
    }

    /** Time may run out on a large query; how long is too long is the business of another oracle. */
    private Verdict survived(Outcome outcome) {
        return switch (outcome) {
            case Outcome.TimedOut timedOut -> new Unknown("time ran out");
            case Rows rows when !rows.complete() -> new Unknown("too many rows");
            case Outcome other -> Survival.judge(engine, other, "The statement");
        };
    }

    private Verdict compare(Answer actual, Result expected) {
        return switch (expected) {
            case Result.Failed failed -> new Unknown("the reference says " + failed.detail());
            case Result.Done done -> verification().answer(done.answer(), actual);
        };
    }

    private Verdict refused(Rejected rejected, Result expected) {
        return expected instanceof Result.Done ? verification().refusal(rejected) : new Unknown("rejected");
    }
}
