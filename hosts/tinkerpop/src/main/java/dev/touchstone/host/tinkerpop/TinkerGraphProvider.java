package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.IndexTarget;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.tinkerpop.gremlin.structure.Edge;
import org.apache.tinkerpop.gremlin.structure.Graph;
import org.apache.tinkerpop.gremlin.structure.Vertex;
import org.apache.tinkerpop.gremlin.structure.util.GraphFactory;
import org.apache.tinkerpop.gremlin.util.Gremlin;

/**
 * TinkerGraph, and from 3.7 TinkerTransactionGraph. Options whose names begin with {@code gremlin.} go to the graph's
 * configuration: {@code gremlin.graph} names the class, {@code gremlin.tinkergraph.vertexIdManager} the kind of ids.
 */
public final class TinkerGraphProvider implements GraphProvider {
    private static final String PREFIX = "gremlin.";
    private static final String TINKER_GRAPH = "org.apache.tinkerpop.gremlin.tinkergraph.structure.TinkerGraph";

    private final Map<String, Object> configuration = new HashMap<>();
    private final KeyIndexes indexes = new KeyIndexes();
    private Graph graph;

    @Override
    public Graph open(Path folder, Map<String, String> options) {
        configuration.put(Graph.GRAPH, TINKER_GRAPH);
        options.forEach((name, value) -> {
            if (name.startsWith(PREFIX)) {
                configuration.put(name, value);
            }
        });
        graph = GraphFactory.open(configuration);
        return graph;
    }

    @Override
    public String version() {
        return Gremlin.version();
    }

    /** A new graph, because that also begins the ids anew. */
    @Override
    public Graph wipe() throws Exception {
        graph.close();
        indexes.clear();
        graph = GraphFactory.open(configuration);
        return graph;
    }

    @Override
    public void createIndex(IndexTarget index) throws Exception {
        if (indexes.add(index)) {
            call("createIndex", index);
        }
    }

    @Override
    public void dropIndex(IndexTarget index) throws Exception {
        if (indexes.remove(index)) {
            call("dropIndex", index);
        }
    }

    /** By reflection, because TinkerTransactionGraph is no TinkerGraph and their common class came in 3.7. */
    private void call(String method, IndexTarget index) throws Exception {
        try {
            graph.getClass()
                    .getMethod(method, String.class, Class.class)
                    .invoke(graph, index.property, index.onEdges ? Edge.class : Vertex.class);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof Exception ? (Exception) e.getCause() : e;
        }
    }

    @Override
    public void close() throws Exception {
        graph.close();
    }
}
