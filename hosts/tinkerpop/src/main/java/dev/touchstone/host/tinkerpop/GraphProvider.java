package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.Fault;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.apache.tinkerpop.gremlin.structure.Graph;

/**
 * What one graph database does in its own way, where TinkerPop leaves it free.
 *
 * <p>An implementation has a public constructor without parameters, and is named in the option
 * {@link TinkerPopAdapter#PROVIDER}. The adapter calls it on one thread.
 */
public interface GraphProvider extends AutoCloseable {

    /** Opens an empty graph, which keeps what it must keep in {@code folder}. Called once. */
    Graph open(Path folder, Map<String, String> options) throws Exception;

    /** The version that the database reports of itself; asked after {@link #open}. */
    String version() throws Exception;

    /** Removes every element and every index. Returns the graph to go on with, which may be another one. */
    Graph wipe() throws Exception;

    /**
     * Called before the first change of a load, for a database that wants to know its schema first: the properties that
     * vertices with this label will have, and their types by the names of the parent's property types.
     */
    default void declareVertices(String label, Map<String, String> types) throws Exception {}

    /** Says the same of the edges with a label. */
    default void declareEdges(String label, Map<String, String> types) throws Exception {}

    /** Called before a vertex is added, for a database that must know its schema first. */
    default void expectVertex(String label, Map<String, Object> properties) throws Exception {}

    /** Called before an edge is added, for a database that must know its schema first. */
    default void expectEdge(String label, String fromLabel, String toLabel, Map<String, Object> properties)
            throws Exception {}

    /** The value as this database stores it, given what the adapter would store. */
    default Object stored(Object value) {
        return value;
    }

    default void createIndex(IndexTarget index) throws Exception {
        throw new NotSupported("create an index");
    }

    default void dropIndex(IndexTarget index) throws Exception {
        throw new NotSupported("drop an index");
    }

    /** Ends the transaction of this thread, if the graph has any, and keeps what was done in it. */
    default void commit(Graph graph) throws Exception {
        if (isTransactional(graph) && graph.tx().isOpen()) {
            graph.tx().commit();
        }
    }

    /** Ends the transaction of this thread, if the graph has any, and undoes what was done in it. */
    default void rollback(Graph graph) throws Exception {
        if (isTransactional(graph) && graph.tx().isOpen()) {
            graph.tx().rollback();
        }
    }

    default boolean isTransactional(Graph graph) {
        return graph.features().graph().supportsTransactions();
    }

    /** What an exception of this database means, or empty where TinkerPop's own rules tell. */
    default Optional<Fault> fault(Throwable thrown) {
        return Optional.empty();
    }

    @Override
    void close() throws Exception;
}
