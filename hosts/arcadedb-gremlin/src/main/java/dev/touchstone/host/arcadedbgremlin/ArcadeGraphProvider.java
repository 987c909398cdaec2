package dev.touchstone.host.arcadedbgremlin;

import com.arcadedb.Constants;
import com.arcadedb.database.Database;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.tinkerpop.GraphProvider;
import java.nio.file.Path;
import java.util.Map;
import org.apache.tinkerpop.gremlin.structure.Graph;
import org.apache.tinkerpop.gremlin.structure.util.GraphFactory;

/**
 * ArcadeDB's graph, in a folder. The option {@code gremlin.graph} names its class, whose package changed.
 *
 * <p>Each wipe makes a new database: types outlive their last record, and a new database takes no longer than to drop them.
 */
public final class ArcadeGraphProvider implements GraphProvider {
    private static final String DIRECTORY = "gremlin.arcadedb.directory";

    private Path folder;
    private String type;
    private int number;
    private Graph graph;
    private Indexes indexes;

    @Override
    public Graph open(Path into, Map<String, String> options) throws Exception {
        folder = into;
        type = options.get(Graph.GRAPH);
        return create();
    }

    private Graph create() throws Exception {
        number++;
        String directory = folder.resolve("database" + number).toString();
        graph = GraphFactory.open(Map.of(Graph.GRAPH, type, DIRECTORY, directory));
        indexes = new Indexes(database());
        return graph;
    }

    @Override
    public String version() {
        return Constants.getRawVersion();
    }

    @Override
    public Graph wipe() throws Exception {
        database().drop();
        return create();
    }

    @Override
    public void declareVertices(String label, Map<String, String> types) throws Exception {
        database().getSchema().getOrCreateVertexType(label);
        indexes.declare(label, types);
    }

    @Override
    public void declareEdges(String label, Map<String, String> types) throws Exception {
        database().getSchema().getOrCreateEdgeType(label);
        indexes.declare(label, types);
    }

    @Override
    public void createIndex(IndexTarget index) throws Exception {
        commit(graph);
        indexes.create(index);
    }

    @Override
    public void dropIndex(IndexTarget index) throws Exception {
        commit(graph);
        indexes.drop(index);
    }

    private Database database() throws Exception {
        return (Database) graph.getClass().getMethod("getDatabase").invoke(graph);
    }

    @Override
    public void close() throws Exception {
        graph.close();
    }
}
