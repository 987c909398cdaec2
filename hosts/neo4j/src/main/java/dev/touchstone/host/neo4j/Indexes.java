package dev.touchstone.host.neo4j;

import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.schema.ConstraintDefinition;
import org.neo4j.graphdb.schema.IndexCreator;
import org.neo4j.graphdb.schema.IndexDefinition;
import org.neo4j.graphdb.schema.Schema;

/** The indexes and constraints of a database. Each call is a transaction: Neo4j refuses schema and data in one. */
final class Indexes {
    private static final long POPULATION_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final GraphDatabaseService database;
    private final boolean onEdges;

    /** @param onEdges whether this version can index the properties of relationships */
    Indexes(GraphDatabaseService database, boolean onEdges) {
        this.database = database;
        this.onEdges = onEdges;
    }

    /** Creates an index, which is empty until {@link #await} returns. */
    void create(IndexTarget target) {
        if (target.onEdges && !onEdges) {
            throw new NotSupported("index edges");
        }
        try (Transaction tx = database.beginTx()) {
            Schema schema = tx.schema();
            IndexCreator creator = target.onEdges
                    ? schema.indexFor(RelationshipType.withName(target.label))
                    : schema.indexFor(Label.label(target.label));
            creator.on(target.property).withName(target.name()).create();
            tx.commit();
        }
    }

    void drop(IndexTarget target) {
        try (Transaction tx = database.beginTx()) {
            tx.schema().getIndexByName(target.name()).drop();
            tx.commit();
        }
    }

    /** Waits until every index is filled. The engine's own way to wait looks every 100 ms only: too slow for us. */
    void await() throws InterruptedException {
        long start = System.nanoTime();
        try (Transaction tx = database.beginTx()) {
            for (IndexDefinition index : tx.schema().getIndexes()) {
                await(tx.schema(), index, start);
            }
        }
    }

    private static void await(Schema schema, IndexDefinition index, long start) throws InterruptedException {
        Schema.IndexState state = schema.getIndexState(index);
        while (state == Schema.IndexState.POPULATING && System.nanoTime() - start < POPULATION_NANOS) {
            Thread.sleep(1);
            state = schema.getIndexState(index);
        }
        if (state != Schema.IndexState.ONLINE) {
            throw new IllegalStateException("the index " + index.getName() + " is still " + state);
        }
    }

    /** Drops every constraint and every index but those that the engine made for itself. */
    void dropAll() {
        try (Transaction tx = database.beginTx()) {
            Schema schema = tx.schema();
            for (ConstraintDefinition constraint : listed(schema.getConstraints())) {
                constraint.drop();
            }
            for (IndexDefinition index : listed(schema.getIndexes())) {
                if (!index.isConstraintIndex() && !isLookup(index)) {
                    index.drop();
                }
            }
            tx.commit();
        }
    }

    /** Whether this is one of the two indexes from labels and types to elements, a kind that 4.2 has no constant for. */
    private static boolean isLookup(IndexDefinition index) {
        return index.getIndexType().name().equals("LOOKUP");
    }

    private static <T> List<T> listed(Iterable<T> items) {
        List<T> list = new ArrayList<>();
        items.forEach(list::add);
        return list;
    }
}
