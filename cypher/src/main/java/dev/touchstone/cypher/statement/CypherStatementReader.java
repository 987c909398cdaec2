package dev.touchstone.cypher.statement;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.InferredSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.oracle.script.ScriptLanguage;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.Statements;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cypher as people write it. What a setup makes is worked out by the reference, and loaded as a dataset of our own is: so that every oracle can
 * look at it, with and without its indexes. Commands about tables need not be read, because tables are made for what is there.
 */
public final class CypherStatementReader implements StatementReader {
    /** It may work longer than for random queries: a person waits for this one answer. */
    static final Reference REFERENCE = new Reference(5_000_000);

    private static final Pattern INDEX = Pattern.compile(
            "CREATE\\s+INDEX\\s+(?:\\w+\\s+)?(?:IF\\s+NOT\\s+EXISTS\\s+)?(?:"
                    + "FOR\\s*\\(\\s*\\w+\\s*:\\s*(?<label>\\w+)\\s*\\)\\s*ON\\s*\\(\\s*\\w+\\.(?<key>\\w+)\\s*\\)"
                    + "|FOR\\s*\\(\\s*\\)\\s*<?-\\s*\\[\\s*\\w+\\s*:\\s*(?<type>\\w+)\\s*]\\s*->?\\s*\\(\\s*\\)"
                    + "\\s*ON\\s*\\(\\s*\\w+\\.(?<edgeKey>\\w+)\\s*\\)"
                    + "|ON\\s*:(?<oldLabel>\\w+)\\s*\\(\\s*(?<oldKey>\\w+)\\s*\\))\\s*;?",
            Pattern.CASE_INSENSITIVE);

    @Override
    public List<String> statements(String text) {
        return Statements.in(text);
    }

    @Override
    public Read query(String text) {
        return switch (Reading.of(text)) {
            case Reading.Parsed understood -> new Read.Judgeable(new CypherQuery(understood.query(), Map.of()));
            case Reading.Schema schema -> new Read.Unjudgeable(Reading.Schema.WHY);
            case Reading.Unreadable obscure -> new Read.Unjudgeable(obscure.why());
            case Reading.Invalid mistaken -> throw new UserMistake(mistaken.why());
        };
    }

    /** What an engine may know is for the engine to say. */
    @Override
    public void requireReadable(List<String> setup) {
        setup.forEach(this::query);
    }

    @Override
    public Optional<ScriptLanguage> scripts() {
        return Optional.of(new CypherScripts());
    }

    @Override
    public PropertyGraph dataset(List<String> statements) {
        Graph graph = new Graph();
        List<Index> indexes = new ArrayList<>();
        for (String text : statements) {
            if (Reading.of(text) instanceof Reading.Schema) {
                index(text).ifPresent(indexes::add);
            } else {
                graph = after(text, graph);
            }
        }
        List<Graph.Node> there = List.copyOf(graph.nodes());
        List<Node> nodes = there.stream()
                .map(node -> new Node(there.indexOf(node), List.copyOf(node.labels()), typed(node.properties())))
                .toList();
        List<Edge> edges = new ArrayList<>();
        for (Graph.Edge edge : graph.edges()) {
            edges.add(new Edge(
                    edges.size(),
                    edge.type(),
                    there.indexOf(edge.from()),
                    there.indexOf(edge.to()),
                    typed(edge.properties())));
        }
        return new PropertyGraph(new InferredSchema(nodes, edges).schema(), nodes, edges, indexes, List.of());
    }

    private static Graph after(String text, Graph graph) {
        return switch (REFERENCE.evaluate(read(text), Map.of(), graph)) {
            case Result.Done done -> done.graph();
            case Result.Failed failed -> throw new UserMistake("the setup fails: " + failed.message());
        };
    }

    private static Query read(String text) {
        return switch (Reading.of(text)) {
            case Reading.Parsed understood -> understood.query();
            case Reading.Unreadable obscure -> throw new UserMistake(obscure.why());
            case Reading.Invalid mistaken -> throw new UserMistake(mistaken.why());
            case Reading.Schema schema -> throw new UserMistake(Reading.Schema.WHY + ": " + text);
        };
    }

    private static Optional<Index> index(String text) {
        Matcher matcher = INDEX.matcher(text.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        if (matcher.group("type") != null) {
            return Optional.of(new Index(Element.Kind.EDGE, matcher.group("type"), matcher.group("edgeKey")));
        }
        return Optional.of(
                matcher.group("label") != null
                        ? new Index(Element.Kind.NODE, matcher.group("label"), matcher.group("key"))
                        : new Index(Element.Kind.NODE, matcher.group("oldLabel"), matcher.group("oldKey")));
    }

    /** Elements get our own key when they are loaded. */
    private static Map<String, Typed> typed(Map<String, Value> properties) {
        Map<String, Typed> typed = new LinkedHashMap<>();
        properties.forEach((name, value) -> {
            if (!name.equals(Element.KEY)) {
                typed.put(name, new Typed(type(name, value), value));
            }
        });
        return typed;
    }

    private static PropertyType type(String name, Value value) {
        return switch (value) {
            case Value.Bool bool -> PropertyType.BOOLEAN;
            case Value.Int whole -> PropertyType.LONG;
            case Value.Real real -> PropertyType.DOUBLE;
            case Value.Text text -> PropertyType.STRING;
            case Value.Point point -> PropertyType.POINT;
            case Value.Temporal temporal -> PropertyType.valueOf(temporal.kind().name());
            case Value.ListOf list
            when list.items().stream().allMatch(Value.Text.class::isInstance) -> PropertyType.STRINGS;
            default -> throw new UserMistake("only truth, agree and crash can have a property such as " + name);
        };
    }
}
