package dev.touchstone.host.hugegraph;

import dev.touchstone.host.Fault;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.tinkerpop.GraphProvider;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.tinkerpop.gremlin.structure.Graph;
import org.apache.tinkerpop.gremlin.structure.util.GraphFactory;

/**
 * HugeGraph without its server, on RocksDB or in memory. The option {@code package} says where its classes are, and {@code backend} where
 * the data are kept.
 */
public final class HugeGraphProvider implements GraphProvider {
    private static final String ROCKSDB = "rocksdb";
    private static final String SERVER = "touchstone";

    private Api api;
    private Graph graph;
    private Schema schema;

    @Override
    public Graph open(Path folder, Map<String, String> options) throws Exception {
        api = new Api(options.get("package"));
        boolean onDisk = options.get("backend").equals(ROCKSDB);
        register(onDisk);
        Map<String, Object> configuration = new HashMap<>();
        configuration.put(Graph.GRAPH, api.name("HugeFactory"));
        configuration.put("store", "hugegraph");
        configuration.put("backend", options.get("backend"));
        configuration.put("serializer", onDisk ? "binary" : "text");
        configuration.put("rocksdb.data_path", folder.resolve("data").toString());
        configuration.put("rocksdb.wal_path", folder.resolve("log").toString());
        graph = GraphFactory.open(configuration);
        Api.call(graph, "initBackend");
        start();
        schema = new Schema(Api.call(graph, "schema"));
        return graph;
    }

    /** Its server reads a file that says the same. */
    private void register(boolean onDisk) throws Exception {
        api.make("config.OptionSpace", "register", "core", api.name("config.CoreOptions"));
        if (onDisk) {
            String store = "backend.store.rocksdb.";
            api.make("config.OptionSpace", "register", ROCKSDB, api.name(store + "RocksDBOptions"));
            api.make(
                    "backend.store.BackendProviderFactory",
                    "register",
                    ROCKSDB,
                    api.name(store + "RocksDBStoreProvider"));
        }
    }

    /** Indexes are filled by tasks, and tasks are run by a graph that has a server's name. */
    private void start() throws Exception {
        String masters = "masterelection.GlobalMasterInfo";
        if (api.has(masters)) {
            Api.call(graph, "serverStarted", api.make(masters, "master", SERVER));
        } else {
            Object id = api.make("backend.id.IdGenerator", "of", SERVER);
            Api.call(graph, "serverStarted", id, api.constant("type.define.NodeRole", "MASTER"));
        }
    }

    /** Early versions report a fourth number, which their releases do not have. */
    @Override
    public String version() throws Exception {
        return api.constant("version.CoreVersion", "VERSION")
                .toString()
                .replaceFirst("^(\\d+\\.\\d+\\.\\d+)\\..*", "$1");
    }

    @Override
    public Graph wipe() throws Exception {
        Api.call(graph, "truncateBackend");
        schema = new Schema(Api.call(graph, "schema"));
        return graph;
    }

    @Override
    public void declareVertices(String label, Map<String, String> types) throws Exception {
        schema.declareVertices(label, types);
    }

    @Override
    public void declareEdges(String label, Map<String, String> types) throws Exception {
        schema.declareEdges(label, types);
    }

    @Override
    public void expectEdge(String label, String from, String to, Map<String, Object> properties) throws Exception {
        schema.link(label, from, to);
    }

    @Override
    public void createIndex(IndexTarget index) throws Exception {
        commit(graph);
        schema.createIndex(index);
    }

    @Override
    public void dropIndex(IndexTarget index) throws Exception {
        commit(graph);
        schema.dropIndex(index);
    }

    @Override
    public Optional<Fault> fault(Throwable thrown) {
        return Faults.of(thrown);
    }

    @Override
    public void close() throws Exception {
        graph.close();
    }
}
