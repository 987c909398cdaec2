package dev.touchstone.host.sqlg;

import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.tinkerpop.GraphProvider;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.tinkerpop.gremlin.structure.Graph;
import org.apache.tinkerpop.gremlin.structure.util.GraphFactory;
import org.umlg.sqlg.structure.SqlgGraph;
import org.umlg.sqlg.structure.topology.AbstractLabel;
import org.umlg.sqlg.structure.topology.IndexType;
import org.umlg.sqlg.structure.topology.Schema;

/** Sqlg on H2 in memory. A label is a table, and is made with the first element that has it. */
public final class SqlgProvider implements GraphProvider {
    private SqlgGraph graph;
    private int opened;

    @Override
    public Graph open(Path folder, Map<String, String> options) {
        graph = (SqlgGraph) GraphFactory.open(Map.of(
                Graph.GRAPH,
                SqlgGraph.class.getName(),
                "jdbc.url",
                "jdbc:h2:mem:touchstone" + opened++,
                "jdbc.username",
                "SA",
                "jdbc.password",
                ""));
        return graph;
    }

    @Override
    public String version() {
        return graph.getBuildVersion();
    }

    /** Another database, because tables stay where their elements are gone. */
    @Override
    public Graph wipe() {
        graph.close();
        return open(Path.of(""), Map.of());
    }

    /** None on what nothing has: there is no column yet. */
    @Override
    public void createIndex(IndexTarget index) {
        label(index)
                .ifPresent(label -> label.getProperty(index.property)
                        .ifPresent(key -> label.ensureIndexExists(IndexType.NON_UNIQUE, List.of(key))));
    }

    @Override
    public void dropIndex(IndexTarget index) {
        label(index).map(AbstractLabel::getIndexes).map(Map::values).map(List::copyOf).orElse(List.of()).stream()
                .filter(each -> each.getProperties().get(0).getName().equals(index.property))
                .forEach(each -> each.remove(false));
    }

    private Optional<? extends AbstractLabel> label(IndexTarget index) {
        Schema schema = graph.getTopology().getPublicSchema();
        return index.onEdges ? schema.getEdgeLabel(index.label) : schema.getVertexLabel(index.label);
    }

    @Override
    public void close() {
        graph.close();
    }
}
