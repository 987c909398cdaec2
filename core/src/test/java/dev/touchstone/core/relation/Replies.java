package dev.touchstone.core.relation;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.NodeSet.Matching;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.PropertyTest.Operator;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/** Answers as a test writes them down, and a graph that they are about: 1 → 2 → 3, 1 → 3, and k is ten times the key. */
public final class Replies {
    public static final GraphSchema SCHEMA = new GraphSchema(
            List.of(new NodeType(
                    "L", List.of(new Property("k", PropertyType.LONG, List.of(new Int(10), new Int(20)))))),
            List.of(new EdgeType("T", Optional.empty(), Optional.empty(), List.of())));

    public static final PropertyGraph GRAPH = new PropertyGraph(
            SCHEMA,
            List.of(node(1, 10), node(2, 20), node(3, 30)),
            List.of(edge(1, 1, 2), edge(2, 2, 3), edge(3, 1, 3)),
            List.of(),
            List.of());

    public static final Value ONE = new Int(1);
    public static final Value TWO = new Int(2);
    public static final Value THREE = new Int(3);
    public static final Value FOUR = new Int(4);

    /** What follows a change. */
    public static final Reply DONE = new Reply(List.of());

    public static final Reply NOTHING = new Reply(List.of());

    private Replies() {}

    public static Node node(long key, long k) {
        return new Node(key, List.of("L"), Map.of("k", new Typed(PropertyType.LONG, new Int(k))));
    }

    public static Edge edge(long key, long from, long to) {
        return new Edge(key, "T", from, to, Map.of());
    }

    public static Edit edit(Change change) {
        return new Edit.OfGraph(change);
    }

    public static Matching passing(Operator operator, long constant) {
        return new Matching(
                Optional.of("L"), new PropertyTest("k", operator, new Int(constant), Optional.of(PropertyType.LONG)));
    }

    public static Reply nodes(long... keys) {
        return new Reply(LongStream.of(keys)
                .mapToObj(key -> List.<Value>of(new Int(key)))
                .toList());
    }

    public static Reply number(long number) {
        return new Reply(List.of(List.of(new Int(number))));
    }

    public static Reply way(long... keys) {
        return new Reply(List.of(row(keys)));
    }

    /** The nodes of a way. */
    public static List<Value> row(long... keys) {
        return List.of(new ListOf(LongStream.of(keys).<Value>mapToObj(Int::new).toList()));
    }
}
