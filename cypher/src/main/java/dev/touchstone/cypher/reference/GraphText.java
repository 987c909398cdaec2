package dev.touchstone.cypher.reference;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Clause.Create;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.Constants;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Graphs as the statements that make them. */
public final class GraphText {
    /** Much more than a graph takes that somebody wrote down. */
    private static final Reference REFERENCE = new Reference(100_000_000);

    private GraphText() {}

    /** What statements with semicolons in between make of the empty graph, or the first error. */
    public static Result read(String text) {
        try {
            Result result = new Result.Done(new Answer(List.of(), List.of()), new Graph());
            for (Query query : CypherParser.parseAll(text)) {
                if (result instanceof Result.Done done) {
                    result = REFERENCE.evaluate(query, Map.of(), done.graph());
                }
            }
            return result;
        } catch (SyntaxError e) {
            return Result.Failed.of(e);
        }
    }

    /** One CREATE statement that makes the graph; empty for the empty graph. */
    public static String write(Graph graph) {
        List<Path> paths = new ArrayList<>();
        for (Graph.Node node : graph.nodes()) {
            paths.add(path(new Pattern.Node(
                    Optional.of(name(node)), List.copyOf(node.labels()), properties(node.properties()))));
        }
        for (Graph.Edge edge : graph.edges()) {
            paths.add(path(
                    end(edge.from()),
                    new Pattern.Relationship(
                            Optional.empty(),
                            List.of(edge.type()),
                            Pattern.Direction.RIGHT,
                            Optional.empty(),
                            properties(edge.properties())),
                    end(edge.to())));
        }
        return paths.isEmpty() ? "" : CypherText.of(Query.of(new Create(paths)));
    }

    private static Path path(Pattern.Element... elements) {
        return new Path(Optional.empty(), Pattern.Selection.EVERY, List.of(elements));
    }

    private static Pattern.Node end(Graph.Node node) {
        return new Pattern.Node(Optional.of(name(node)), List.of(), Optional.empty());
    }

    private static String name(Graph.Node node) {
        Element value = node.value();
        return "n" + value.key().orElseThrow();
    }

    private static Optional<Expression> properties(Map<String, Value> properties) {
        if (properties.isEmpty()) {
            return Optional.empty();
        }
        List<Expression.Entry> entries = new ArrayList<>();
        properties.forEach((key, value) -> entries.add(new Expression.Entry(key, Constants.of(value))));
        return Optional.of(new Expression.MapLiteral(entries));
    }
}
