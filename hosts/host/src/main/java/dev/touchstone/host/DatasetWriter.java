package dev.touchstone.host;

import java.util.List;
import java.util.Map;

/**
 * What a dataset is built with, one call per change. A load is {@link #wipe}, any number of changes and a last
 * {@link #commit}; a dataset that is grown rather than loaded has more commits on the way.
 *
 * <p>An adapter overrides what its engine can do. Keys are Touchstone's own; the properties already hold the key under
 * {@link Element#KEY}.
 */
public interface DatasetWriter {

    /** Removes every element, every index and every constraint, and forgets all keys. */
    void wipe() throws Exception;

    /** Makes the changes since the last commit visible and durable, as far as the engine knows these words. */
    void commit() throws Exception;

    /**
     * Says before the first change which properties the nodes with a label have, and of which types, by the names of the parent's property
     * types. Only engines that want a schema need to listen.
     */
    default void declareNodes(String label, Map<String, String> properties) throws Exception {}

    /** Says the same of the edges of a type. */
    default void declareEdges(String type, Map<String, String> properties) throws Exception {}

    default void addNode(long key, List<String> labels, Map<String, Object> properties) throws Exception {
        throw new NotSupported("add a node");
    }

    default void addEdge(long key, String type, long from, long to, Map<String, Object> properties) throws Exception {
        throw new NotSupported("add an edge");
    }

    /** Sets a property of a node, or removes it where the value is null. */
    default void setNodeProperty(long key, String name, Object valueOrNull) throws Exception {
        throw new NotSupported("set a property of a node");
    }

    /** Sets a property of an edge, or removes it where the value is null. */
    default void setEdgeProperty(long key, String name, Object valueOrNull) throws Exception {
        throw new NotSupported("set a property of an edge");
    }

    default void addLabel(long key, String label) throws Exception {
        throw new NotSupported("add a label");
    }

    default void removeLabel(long key, String label) throws Exception {
        throw new NotSupported("remove a label");
    }

    /** Deletes a node that has no edge. */
    default void deleteNode(long key) throws Exception {
        throw new NotSupported("delete a node");
    }

    default void deleteEdge(long key) throws Exception {
        throw new NotSupported("delete an edge");
    }

    default void createIndex(IndexTarget index) throws Exception {
        throw new NotSupported("create an index");
    }

    default void dropIndex(IndexTarget index) throws Exception {
        throw new NotSupported("drop an index");
    }

    /** Keeps a property of the nodes with a label unique: what would give two of them the same value is refused from now on. */
    default void createConstraint(IndexTarget unique) throws Exception {
        throw new NotSupported("create a uniqueness constraint");
    }

    default void dropConstraint(IndexTarget unique) throws Exception {
        throw new NotSupported("drop a uniqueness constraint");
    }

    /** Adds the triples of an N-Triples document; blank node labels mean the same node in every call since the wipe. */
    default void addTriples(String ntriples) throws Exception {
        throw new NotSupported("add triples");
    }

    /** Adds the triples of an N-Triples document to the graph of this name; blank node labels mean the same node in every graph. */
    default void addNamedTriples(String graph, String ntriples) throws Exception {
        throw new NotSupported("keep named graphs");
    }

    default void removeTriples(String ntriples) throws Exception {
        throw new NotSupported("remove triples");
    }
}
