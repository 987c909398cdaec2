package dev.touchstone.gremlin.dialect;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.text.GremlinReader;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Something that not every engine's Gremlin has, with a traversal over two vertices and an edge that uses it. */
public enum Feature {
    /** {@code elementMap()}, from 3.4.4. */
    ELEMENT_MAP("g.V().elementMap('uid').select('uid')", Values.of(0), Values.of(1)),

    /** {@code store()}, up to 3.7. */
    STORE("g.V().store('x').cap('x').unfold().values('uid')", Values.of(0), Values.of(1)),

    /** {@code has(key, traversal)}, up to 3.7: later it is a comparison with the traversal itself, and nothing equals that. */
    HAS_TRAVERSAL("g.V().has('uid', __.is(P.gt(0L))).values('uid')", false, Values.of(1)),

    /** {@code E()} in the middle of a traversal, from 3.7. */
    MID_TRAVERSAL_EDGES("g.V().E().values('uid')", Values.of(0), Values.of(0)),

    /** {@code has()} of a property without an index. */
    UNINDEXED_CONDITIONS("g.V().has('uid', 1L).values('uid')", Values.of(1)),

    /** {@code mergeV()} and {@code mergeE()} with all their options, from 3.6.2. */
    MERGE(
            "g.V().hasLabel('A').as('a').V().hasLabel('B').as('b')"
                    + ".mergeE([(T.label): 'T', (Direction.OUT): Merge.outV, (Direction.IN): Merge.inV])"
                    + ".option(Merge.outV, __.select('a')).option(Merge.inV, __.select('b')).values('uid')",
            Values.of(0));

    private static final PropertyGraph GRAPH = new PropertyGraph(
            new GraphSchema(
                    List.of(new NodeType("A", List.of()), new NodeType("B", List.of())),
                    List.of(new EdgeType("T", Optional.of("A"), Optional.of("B"), List.of()))),
            List.of(new Node(0, List.of("A"), Map.of()), new Node(1, List.of("B"), Map.of())),
            List.of(new Edge(0, "T", 0, 1, Map.of())),
            List.of(),
            List.of());

    private final String text;
    private final boolean refused;

    @SuppressWarnings("ImmutableEnumChecker") // a copy that nobody can change
    private final List<Value> answer;

    Feature(String text, Value... answer) {
        this(text, true, answer);
    }

    Feature(String text, boolean refused, Value... answer) {
        this.text = text;
        this.refused = refused;
        this.answer = List.of(answer);
    }

    /** The name in dialects and in the catalogue, such as {@code element-map}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public boolean in(Dialect dialect) {
        return dialect.has(key());
    }

    public Probe probe() {
        GremlinStatement statement = new GremlinStatement(GremlinReader.traversal(text));
        return new Probe(key(), GRAPH, statement, answer.stream().map(List::of).toList(), refused);
    }
}
