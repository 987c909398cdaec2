package dev.touchstone.gremlin.tell;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.List;

/**
 * How a database is told of labels, keys and indexes, which TinkerPop leaves to it. The lines are good for the console and, with other quotes,
 * for Java: they name classes in full.
 */
interface SchemaLines {

    static SchemaLines of(EngineId engine) {
        return switch (engine.name()) {
            case "tinkergraph", "gremlin-reference" -> new TinkerGraphLines();
            case "janusgraph" -> new JanusGraphLines();
            case "orientdb" -> new OrientDbLines();
            case "hugegraph", "hugegraph/memory" -> new HugeGraphLines();
            case "neo4j-gremlin" -> new Neo4jGremlinLines();
            case "arcadedb/gremlin" -> new ArcadeDbLines();
            default -> new UnknownLines();
        };
    }

    /** What must be there before the first element. */
    List<String> before(PropertyGraph graph);

    List<String> create(Index index, PropertyGraph graph);

    List<String> drop(Index index, PropertyGraph graph);

    /** What keeps what was done so far. */
    default List<String> commit() {
        return List.of("graph.tx().commit()");
    }

    /** Whether elements must have our own key. */
    default boolean needsKeys() {
        return false;
    }

    /** A text as Gremlin writes it. */
    static String text(String text) {
        return GremlinText.of(new Typed(PropertyType.STRING, Values.of(text)));
    }

    static boolean isOnEdges(Index index) {
        return index.on() == Element.Kind.EDGE;
    }

    /** A name for an index. */
    static String name(Index index) {
        return (isOnEdges(index) ? "edges_" : "vertices_") + index.label() + "_" + index.property();
    }
}
