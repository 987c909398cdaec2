package dev.touchstone.core.json;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Values;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Something of everything that is ever written as JSON. */
final class Samples {
    private static final List<Value> REALS = Stream.of(
                    Double.NaN,
                    Double.POSITIVE_INFINITY,
                    Double.NEGATIVE_INFINITY,
                    -0.0,
                    0.0,
                    0.1,
                    Double.MIN_VALUE,
                    Double.MAX_VALUE)
            .map(Values::of)
            .toList();

    private Samples() {}

    static PropertyGraph propertyGraph() {
        Index index = new Index(Element.Kind.NODE, "L0", "k0");
        Node node = new Node(0, List.of("L0", "L1"), everyType());
        Edge edge = new Edge(0, "T0", 0, 0, Map.of("k0", new Typed(PropertyType.FLOAT, Values.of(0.1))));
        GraphSchema.Property property = new GraphSchema.Property("k0", PropertyType.DOUBLE, REALS);
        GraphSchema schema = new GraphSchema(
                List.of(new GraphSchema.NodeType("L0", List.of(property)), new GraphSchema.NodeType("L1", List.of())),
                List.of(
                        new GraphSchema.EdgeType("T0", Optional.of("L0"), Optional.of("L1"), List.of(property)),
                        new GraphSchema.EdgeType("T1", Optional.empty(), Optional.empty(), List.of())));
        List<Change> history = List.of(
                new Change.AddNode(node),
                new Change.AddEdge(edge),
                new Change.SetProperty(
                        Element.Kind.NODE, 0, "k0", Optional.of(new Typed(PropertyType.LONG, Values.of(1)))),
                new Change.SetProperty(Element.Kind.EDGE, 0, "k0", Optional.empty()),
                new Change.AddLabel(0, "L2"),
                new Change.RemoveLabel(0, "L2"),
                new Change.CreateIndex(index),
                new Change.DropIndex(index),
                new Change.DeleteEdge(0),
                new Change.DeleteNode(0));
        return new PropertyGraph(
                schema,
                List.of(node),
                List.of(edge),
                List.of(
                        index,
                        new Index(Element.Kind.EDGE, "T0", "k0"),
                        new Index(Element.Kind.NODE, "L1", "k0", true)),
                history);
    }

    private static Map<String, Typed> everyType() {
        Map<String, Typed> properties = new LinkedHashMap<>();
        for (PropertyType type : PropertyType.values()) {
            properties.put(type.name(), new Typed(type, valueOf(type)));
        }
        for (int i = 0; i < REALS.size(); i++) {
            properties.put("real" + i, new Typed(PropertyType.DOUBLE, REALS.get(i)));
        }
        return properties;
    }

    private static Value valueOf(PropertyType type) {
        return switch (type) {
            case BOOLEAN -> Values.of(true);
            case INT -> Values.of(Integer.MIN_VALUE);
            case LONG -> Values.of((1L << 53) + 1);
            case FLOAT -> Values.of(0.1);
            case DOUBLE -> Values.of(-0.0);
            case STRING -> Values.of("\u00e9 \"q\" \\ \n \u4e2d");
            case STRINGS -> Values.list(Values.of(""), Values.of("a"));
            case DATE -> new Temporal(Temporal.Kind.DATE, "2020-02-29");
            case LOCAL_TIME -> new Temporal(Temporal.Kind.LOCAL_TIME, "12:00:01");
            case TIME -> new Temporal(Temporal.Kind.TIME, "12:00:01+01:00");
            case LOCAL_DATETIME -> new Temporal(Temporal.Kind.LOCAL_DATETIME, "2020-02-29T12:00:01");
            case DATETIME -> new Temporal(Temporal.Kind.DATETIME, "2020-02-29T12:00:01Z");
            case DURATION -> new Temporal(Temporal.Kind.DURATION, "P1DT2S");
            case POINT -> new Value.Point(4326, List.of(1.5, -0.0));
        };
    }

    static RdfGraph rdfGraph() {
        Iri p = new Iri("http://example.org/p");
        return new RdfGraph(
                Map.of("", "http://example.org/"),
                List.of(
                        new Triple(new Blank("b0"), p, new Blank("b1")),
                        new Triple(p, p, new Iri("http://example.org/\u00e9")),
                        new Triple(p, p, new Literal("a\nb\"", "http://www.w3.org/2001/XMLSchema#string", "")),
                        new Triple(p, p, new Literal("a", "urn:langString", "en"))));
    }

    static RdfGraph namedGraphs() {
        RdfGraph graph = rdfGraph();
        return new RdfGraph(
                graph.prefixes(),
                graph.triples(),
                List.of(
                        new RdfGraph.Named(new Iri("http://example.org/g"), graph.triples()),
                        new RdfGraph.Named(
                                new Iri("http://example.org/h"), graph.triples().subList(0, 1))));
    }

    static List<Outcome> outcomes() {
        Outcome.Thrown error = new Outcome.Thrown("a.Error", "oops \u00e9", "b.Root", List.of("c.D.e", "f.G.h"));
        return List.of(
                new Outcome.Rows(new Answer(List.of("a", "b"), List.of(everyValue(), REALS)), true),
                new Outcome.Rows(new Answer(List.of(), List.of()), false),
                new Outcome.Rejected(Outcome.Reason.EVALUATION, error),
                new Outcome.Failed(error),
                new Outcome.Crashed("exit 134", List.of("one", "two")),
                new Outcome.TimedOut(Duration.ofMillis(1500), true));
    }

    private static List<Value> everyValue() {
        Element node =
                new Element(Element.Kind.NODE, Optional.of(7L), List.of("L0"), manyParameters(), new Value.NativeId(3));
        Element edge = new Element(Element.Kind.EDGE, Optional.empty(), List.of("T0"), Map.of(), new Value.NativeId(4));
        return List.of(
                Values.NULL,
                Values.of(false),
                Values.of(Long.MIN_VALUE),
                new Value.Big(new BigDecimal("12345678901234567890.1234567890")),
                new Value.Big(new BigDecimal("1E+400")),
                Values.map(Map.of("a", Values.list(Values.NULL))),
                new Value.MapOf(List.of(new Value.MapOf.Entry(node, Values.of(1)))),
                new Value.Path(List.of(node, edge, node)),
                new Value.Point(7203, List.of(Double.NaN, 1.0, 2.0)),
                new Value.Foreign("uuid", "x"),
                new Value.NativeId(5),
                new Iri("urn:a"),
                new Blank("b0"),
                new Literal("1", "urn:integer", ""));
    }

    /** So many that a hash would shuffle them. */
    static Map<String, Value> manyParameters() {
        Map<String, Value> parameters = new LinkedHashMap<>();
        for (int i = 20; i > 0; i--) {
            parameters.put("p" + i * 7 % 20, Values.of(i));
        }
        return parameters;
    }
}
