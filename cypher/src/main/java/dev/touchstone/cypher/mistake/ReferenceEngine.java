package dev.touchstone.cypher.mistake;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.CypherStatement;
import dev.touchstone.cypher.reference.CypherError;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.value.World;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.List;
import java.util.Map;

/** The reference in the place of an engine: it keeps a graph, and what a statement changes stays changed. */
final class ReferenceEngine implements StandIn.Evaluator {
    /** Another than those by which it is found out whether an answer is determined. */
    private static final long SEED = 20_261_116;

    private final Mistake mistake;
    private Graph graph = new Graph();

    ReferenceEngine(Mistake mistake) {
        this.mistake = mistake;
    }

    @Override
    public void load(Dataset dataset) {
        graph = Graph.of((PropertyGraph) dataset);
        mistake.graph().accept(graph);
    }

    @Override
    public Outcome run(Statement statement, Map<String, String> options) {
        try {
            return switch (evaluate(statement, options)) {
                case Result.Done done -> {
                    graph = done.graph();
                    yield new Rows(mistake.answer().apply(done.answer()), true);
                }
                case Result.Failed failed ->
                    rejected(
                            failed.kind() == CypherError.Kind.TOO_LARGE ? Reason.RESOURCES : Reason.EVALUATION,
                            failed.kind().text() + "." + failed.detail(),
                            failed.message());
            };
        } catch (SyntaxError e) {
            return rejected(Reason.SYNTAX, e.detail(), String.valueOf(e.getMessage()));
        }
    }

    private Result evaluate(Statement statement, Map<String, String> options) {
        boolean shuffled = mistake.equals(Mistake.OTHER_ORDER) || !options.isEmpty();
        return shuffled
                ? Reference.DEFAULT.evaluate(query(statement), statement.parameters(), graph, World.other(SEED))
                : mistake.evaluate(query(statement), statement.parameters(), graph);
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
