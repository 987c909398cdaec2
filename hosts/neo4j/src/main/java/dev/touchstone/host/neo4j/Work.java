package dev.touchstone.host.neo4j;

import java.util.Map;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.schema.Schema;

/** A transaction, and what can be done in it. What is not committed when it is closed is undone. */
public interface Work extends AutoCloseable {

    Result execute(String text, Map<String, Object> parameters);

    Node createNode(Label... labels);

    Node node(long id);

    Relationship edge(long id);

    Iterable<Node> nodes();

    Iterable<Relationship> edges();

    Schema schema();

    /** Makes whatever runs in it fail. May be called on another thread. */
    void terminate();

    void commit();

    @Override
    void close();
}
