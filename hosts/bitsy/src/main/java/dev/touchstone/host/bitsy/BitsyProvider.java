package dev.touchstone.host.bitsy;

import com.lambdazen.bitsy.BitsyGraph;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.tinkerpop.GraphProvider;
import dev.touchstone.host.tinkerpop.JarVersion;
import dev.touchstone.host.tinkerpop.KeyIndexes;
import java.nio.file.Path;
import java.util.Map;
import org.apache.tinkerpop.gremlin.structure.Edge;
import org.apache.tinkerpop.gremlin.structure.Element;
import org.apache.tinkerpop.gremlin.structure.Graph;
import org.apache.tinkerpop.gremlin.structure.Vertex;

/** Bitsy in memory. */
public final class BitsyProvider implements GraphProvider {
    private final KeyIndexes indexes = new KeyIndexes();
    private BitsyGraph graph;

    @Override
    public Graph open(Path folder, Map<String, String> options) {
        graph = new BitsyGraph();
        return graph;
    }

    @Override
    public String version() throws Exception {
        return JarVersion.of(BitsyGraph.class);
    }

    @Override
    public Graph wipe() {
        graph.shutdown();
        indexes.clear();
        graph = new BitsyGraph();
        return graph;
    }

    @Override
    public void createIndex(IndexTarget index) {
        if (indexes.add(index)) {
            graph.createKeyIndex(index.property, type(index));
        }
    }

    @Override
    public void dropIndex(IndexTarget index) {
        if (indexes.remove(index)) {
            graph.dropKeyIndex(index.property, type(index));
        }
    }

    private static Class<? extends Element> type(IndexTarget index) {
        return index.onEdges ? Edge.class : Vertex.class;
    }

    @Override
    public void close() {
        graph.shutdown();
    }
}
