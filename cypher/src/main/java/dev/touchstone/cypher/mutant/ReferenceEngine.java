package dev.touchstone.cypher.mutant;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.Uniqueness;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.reference.value.World;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherStatement;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The reference in the place of an engine: it keeps a graph, and what a statement changes stays changed, unless a constraint forbids it. */
final class ReferenceEngine implements InProcessEngine.Evaluator {
    /** Another than those by which it is found out whether an answer is determined. */
    private static final long SEED = 20_261_116;

    private final Mutant mutant;
    private Graph graph = new Graph();
    private List<Index> constraints = List.of();

    ReferenceEngine(Mutant mutant) {
        this.mutant = mutant;
    }

    @Override
    public void load(Dataset dataset) {
        graph = Graph.of((PropertyGraph) dataset);
        mutant.graph().accept(graph);
        constraints = ((PropertyGraph) dataset)
                .indexes().stream().filter(Index::unique).toList();
    }

    private boolean isAllowed(Graph changed) {
        return constraints.stream()
                .allMatch(constraint -> Uniqueness.areDifferent(changed.nodes().stream()
                        .filter(node -> node.labels().contains(constraint.label()))
                        .flatMap(node -> Stream.ofNullable(node.properties().get(constraint.property())))));
    }

    @Override
    public Outcome run(Statement statement, Map<String, String> options) {
        try {
            return switch (evaluate(statement, options)) {
                case Result.Done done
                when done.graph() != graph && !isAllowed(done.graph()) ->
                    rejected(Reason.EVALUATION, "ConstraintViolation", "two nodes would have the same value");
                case Result.Done done -> {
                    graph = done.graph();
                    yield new Rows(mutant.answer().apply(done.answer()), true);
                }
                case Result.Failed failed ->
                    rejected(
                            failed.kind() == CypherError.Kind.TOO_LARGE ? Reason.RESOURCES : Reason.EVALUATION,
                            failed.kind().text() + "." + failed.detail(),
                            failed.message());
            };
        } catch (SyntaxError e) {
            return rejected(Reason.SYNTAX, e.detail(), String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            // A person may have written it; generators do not.
            return rejected(Reason.RESOURCES, "TooLarge", "this is nested too deeply");
        }
    }

    private Result evaluate(Statement statement, Map<String, String> options) {
        boolean shuffled = mutant.equals(Mutant.OTHER_ORDER) || !options.isEmpty();
        return shuffled
                ? Reference.DEFAULT.evaluate(query(statement), statement.parameters(), graph, World.other(SEED))
                : mutant.evaluate(query(statement), statement.parameters(), graph);
    }

    private static Query query(Statement statement) {
        return switch (statement) {
            case CypherQuery tree -> tree.query();
            case CypherStatement text -> CypherParser.parse(text.text());
            default -> throw new IllegalArgumentException("no statement of Cypher: " + statement);
        };
    }

    private static Rejected rejected(Reason reason, String type, String message) {
        return new Rejected(reason, new Thrown(type, message, type, List.of()));
    }
}
