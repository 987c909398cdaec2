package dev.touchstone.host.neo4j;

import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.schema.ConstraintDefinition;
import org.neo4j.graphdb.schema.IndexCreator;
import org.neo4j.graphdb.schema.IndexDefinition;
import org.neo4j.graphdb.schema.Schema;

/** The indexes and constraints of a database. Each call is a transaction: Neo4j refuses schema and data in one. */
final class Indexes {
    private static final long POPULATION_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final Database database;
    private final boolean onEdges;

    /**
     * @param onEdges whether this version has what came with 4.3: indexes on properties of relationships, and such as lead
     *     from labels and types to elements
     */
    Indexes(Database database, boolean onEdges) {
        this.database = database;
        this.onEdges = onEdges;
    }

    /** Creates an index, which is empty until {@link #await} returns. */
    void create(IndexTarget target) {
        if (target.onEdges && !onEdges) {
            throw new NotSupported("index edges");
        }
        try (Work work = database.begin()) {
            Schema schema = work.schema();
            IndexCreator creator = target.onEdges
                    ? schema.indexFor(RelationshipType.withName(target.label))
                    : schema.indexFor(Label.label(target.label));
            creator.on(target.property).withName(target.name()).create();
            work.commit();
        }
    }

    void drop(IndexTarget target) {
        try (Work work = database.begin()) {
            work.schema().getIndexByName(target.name()).drop();
            work.commit();
        }
    }

    /** Creates a uniqueness constraint, whose index is filled when this returns. 3.5 has no names for constraints. */
    void constrain(IndexTarget target) {
        try (Work work = database.begin()) {
            work.schema()
                    .constraintFor(Label.label(target.label))
                    .assertPropertyIsUnique(target.property)
                    .create();
            work.commit();
        }
    }

    /** Drops the constraint on a property, and with it its index. */
    void release(IndexTarget target) {
        try (Work work = database.begin()) {
            for (ConstraintDefinition constraint : listed(work.schema().getConstraints(Label.label(target.label)))) {
                if (listed(constraint.getPropertyKeys()).equals(List.of(target.property))) {
                    constraint.drop();
                }
            }
            work.commit();
        }
    }

    /** Waits until every index is filled. The engine's own way to wait looks every 100 ms only: too slow for us. */
    void await() throws InterruptedException {
        long start = System.nanoTime();
        try (Work work = database.begin()) {
            for (IndexDefinition index : work.schema().getIndexes()) {
                await(work.schema(), index, start);
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
        try (Work work = database.begin()) {
            Schema schema = work.schema();
            for (ConstraintDefinition constraint : listed(schema.getConstraints())) {
                constraint.drop();
            }
            for (IndexDefinition index : listed(schema.getIndexes())) {
                if (!index.isConstraintIndex() && !(onEdges && isLookup(index))) {
                    index.drop();
                }
            }
            work.commit();
        }
    }

    /** Whether this leads from labels or types to elements. 4.2 has no constant for it, and 3.5 no kinds of indexes. */
    private static boolean isLookup(IndexDefinition index) {
        return index.getIndexType().name().equals("LOOKUP");
    }

    private static <T> List<T> listed(Iterable<T> items) {
        List<T> list = new ArrayList<>();
        items.forEach(list::add);
        return list;
    }
}
