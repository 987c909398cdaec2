package dev.touchstone.gremlin.phrase;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.text;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.shape.Numbers;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Questions and edits in Gremlin. What it counts are walks, or simple paths with {@code simplePath()}.
 *
 * @param filtered whether a question begins at all vertices and looks back from each, and not at the one in question
 * @param edged whether it moves by {@code outE().inV()}, and not by {@code out()}
 * @param looped whether hops are a loop, and not written one by one
 * @param simple whether distances are looked for along simple paths alone
 * @param valued whether conditions are put to {@code values()}, and not to {@code has()}, which some engines look up in an index or not at all
 * @param composed whether comparisons are put together from others
 * @param united whether descriptions are joined by {@code union()}, and by steps one after the other, and not by {@code or()} and {@code and()}
 */
@JsonTypeName("gremlin")
public record GremlinPhrasing(
        boolean filtered,
        boolean edged,
        boolean looped,
        boolean simple,
        boolean valued,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean composed,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean united)
        implements Phrasing {
    private static final Traversal VERTICES = Traversal.of(
            Call.of("V"),
            Call.of("project", text("label"), text("properties")),
            Call.of("by", new Token("T", "label")),
            Call.of("by", nested(Call.of("valueMap"))));

    private static final Traversal EDGES = Traversal.of(
            Call.of("E"),
            Call.of("project", text("label"), text("from"), text("to"), text("properties")),
            Call.of("by", new Token("T", "label")),
            Call.of("by", nested(Call.of("outV"), Call.of("values", EdgeSteps.KEY))),
            Call.of("by", nested(Call.of("inV"), Call.of("values", EdgeSteps.KEY))),
            Call.of("by", nested(Call.of("valueMap"))));

    @Override
    public Optional<Statement> ask(Question question) {
        return new QuestionTraversals(new EdgeSteps(this)).of(question).map(GremlinStatement::new);
    }

    @Override
    public Optional<Statement> make(Edit edit, Dataset now) {
        return edit instanceof Edit.OfGraph(Change change)
                ? traversal(change).map(GremlinStatement::new)
                : Optional.empty();
    }

    private Optional<Traversal> traversal(Change change) {
        return switch (change) {
            case Change.AddNode(Node node) ->
                Optional.of(with(Traversal.of(Call.of("addV", text(label(node)))), node.key(), node.properties()));
            case Change.AddEdge(Edge edge) ->
                Optional.of(with(
                        vertex(edge.from())
                                .then(
                                        Call.of("addE", text(edge.type())),
                                        Call.of(
                                                "to",
                                                nested(vertex(edge.to()).calls().toArray(Call[]::new)))),
                        edge.key(),
                        edge.properties()));
            case Change.SetProperty set -> Optional.of(set(set));
            case Change.DeleteNode(long key) -> Optional.of(vertex(key).then(Call.of("drop")));
            case Change.DeleteEdge(long key) -> Optional.of(edge(key).then(Call.of("drop")));
            case Change.AddLabel add -> Optional.empty();
            case Change.RemoveLabel remove -> Optional.empty();
            case Change.CreateIndex create -> Optional.empty();
            case Change.DropIndex drop -> Optional.empty();
        };
    }

    /** A vertex has one label in any case. */
    private static String label(Node node) {
        return node.labels().stream().findFirst().orElse("vertex");
    }

    private Traversal vertex(long key) {
        return Traversal.of(Call.of("V"), new EdgeSteps(this).named(Values.of(key)));
    }

    private Traversal edge(long key) {
        return Traversal.of(Call.of("E"), new EdgeSteps(this).named(Values.of(key)));
    }

    private static Traversal with(Traversal made, long key, Map<String, Typed> properties) {
        Traversal result = made.then(Call.of("property", EdgeSteps.KEY, number(key)));
        for (Map.Entry<String, Typed> property : properties.entrySet()) {
            result = result.then(property(property.getKey(), property.getValue()));
        }
        return result;
    }

    private static Call property(String key, Typed value) {
        return Call.of("property", text(key), new Constant(value));
    }

    private Traversal set(Change.SetProperty set) {
        Traversal element = set.on() == Kind.NODE ? vertex(set.key()) : edge(set.key());
        return set.value()
                .map(value -> element.then(property(set.name(), value)))
                .orElseGet(() -> element.then(Call.of("properties", text(set.name())), Call.of("drop")));
    }

    @Override
    public List<Statement> looks(Dataset dataset) {
        return List.of(new GremlinStatement(VERTICES), new GremlinStatement(EDGES));
    }

    @Override
    public Optional<List<List<List<Value>>>> entries(Dataset dataset) {
        PropertyGraph graph = (PropertyGraph) dataset;
        return Optional.of(List.of(
                graph.nodes().stream().map(GremlinPhrasing::entry).toList(),
                graph.edges().stream().map(GremlinPhrasing::entry).toList()));
    }

    /** A vertex may have several values under one key, and so {@code valueMap()} has lists. */
    private static List<Value> entry(Node node) {
        Map<String, Value> row = new LinkedHashMap<>();
        row.put("label", Values.of(label(node)));
        row.put("properties", properties(node.key(), node.properties(), value -> new Value.ListOf(List.of(value))));
        return List.of(Values.map(row));
    }

    private static List<Value> entry(Edge edge) {
        Map<String, Value> row = new LinkedHashMap<>();
        row.put("label", Values.of(edge.type()));
        row.put("from", Values.of(edge.from()));
        row.put("to", Values.of(edge.to()));
        row.put("properties", properties(edge.key(), edge.properties(), value -> value));
        return List.of(Values.map(row));
    }

    private static Value properties(long key, Map<String, Typed> properties, Function<Value, Value> form) {
        Map<String, Value> all = new LinkedHashMap<>();
        all.put(Value.Element.KEY, form.apply(Values.of(key)));
        properties.forEach((name, typed) -> all.put(name, form.apply(typed.value())));
        return Values.map(all);
    }

    @Override
    public List<Uniqueness> counts() {
        return List.of(Uniqueness.NONE, Uniqueness.NODES);
    }

    @Override
    public boolean reachesAnything() {
        return false;
    }

    @Override
    public boolean followsAnything() {
        return true;
    }

    @Override
    public boolean isSettled(PropertyTest test, Dataset dataset) {
        return !Numbers.isNone(test.value()) && Numbers.areAll((PropertyGraph) dataset, test.key());
    }

    @Override
    public boolean isWithin(Statement statement, Dialect dialect) {
        return true;
    }
}
