package dev.touchstone.host;

import java.util.List;
import java.util.Map;

/** An adapter that leaves the building of datasets to another object, which there is once the engine is open. */
public interface LoadingAdapter extends Adapter {

    /** What builds the datasets. */
    DatasetWriter loader();

    /** Makes one change. An adapter overrides this where something must be done around every one of them. */
    default void make(Change change) throws Exception {
        change.with(loader());
    }

    /** One call of a {@link DatasetWriter}. */
    interface Change {
        void with(DatasetWriter loader) throws Exception;
    }

    @Override
    default void wipe() throws Exception {
        make(DatasetWriter::wipe);
    }

    @Override
    default void commit() throws Exception {
        make(DatasetWriter::commit);
    }

    @Override
    default void declareNodes(String label, Map<String, String> properties) throws Exception {
        make(to -> to.declareNodes(label, properties));
    }

    @Override
    default void declareEdges(String type, Map<String, String> properties) throws Exception {
        make(to -> to.declareEdges(type, properties));
    }

    @Override
    default void addNode(long key, List<String> labels, Map<String, Object> properties) throws Exception {
        make(to -> to.addNode(key, labels, properties));
    }

    @Override
    default void addEdge(long key, String type, long from, long to, Map<String, Object> properties) throws Exception {
        make(loader -> loader.addEdge(key, type, from, to, properties));
    }

    @Override
    default void setNodeProperty(long key, String name, Object valueOrNull) throws Exception {
        make(to -> to.setNodeProperty(key, name, valueOrNull));
    }

    @Override
    default void setEdgeProperty(long key, String name, Object valueOrNull) throws Exception {
        make(to -> to.setEdgeProperty(key, name, valueOrNull));
    }

    @Override
    default void addLabel(long key, String label) throws Exception {
        make(to -> to.addLabel(key, label));
    }

    @Override
    default void removeLabel(long key, String label) throws Exception {
        make(to -> to.removeLabel(key, label));
    }

    @Override
    default void deleteNode(long key) throws Exception {
        make(to -> to.deleteNode(key));
    }

    @Override
    default void deleteEdge(long key) throws Exception {
        make(to -> to.deleteEdge(key));
    }

    @Override
    default void createIndex(IndexTarget index) throws Exception {
        make(to -> to.createIndex(index));
    }

    @Override
    default void dropIndex(IndexTarget index) throws Exception {
        make(to -> to.dropIndex(index));
    }

    @Override
    default void createConstraint(IndexTarget unique) throws Exception {
        make(to -> to.createConstraint(unique));
    }

    @Override
    default void dropConstraint(IndexTarget unique) throws Exception {
        make(to -> to.dropConstraint(unique));
    }
}
