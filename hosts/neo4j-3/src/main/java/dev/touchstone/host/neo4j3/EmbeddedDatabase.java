package dev.touchstone.host.neo4j3;

import dev.touchstone.host.neo4j.Database;
import dev.touchstone.host.neo4j.Settings;
import dev.touchstone.host.neo4j.Work;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.factory.GraphDatabaseFactory;
import org.neo4j.graphdb.schema.Schema;

/** The API of 3.5: everything is done by the database, in the transaction that belongs to the thread. */
final class EmbeddedDatabase implements Database {
    private final GraphDatabaseService database;

    private EmbeddedDatabase(GraphDatabaseService database) {
        this.database = database;
    }

    static Database open(Path folder, Map<String, String> options) throws IOException {
        Settings settings = new Settings();
        // A word for later versions, true or false here.
        settings.add(Map.of("dbms.logs.query.enabled", "false"));
        // It would call home.
        settings.add(Map.of("dbms.udc.enabled", "false"));
        settings.add(options);
        Path file = settings.write(folder.resolve("touchstone.conf"));
        return new EmbeddedDatabase(new GraphDatabaseFactory()
                .newEmbeddedDatabaseBuilder(folder.resolve("graph.db").toFile())
                .loadPropertiesFromFile(file.toString())
                .newGraphDatabase());
    }

    @Override
    public Work begin() {
        return new InTransaction(database.beginTx());
    }

    @Override
    public Work begin(long limitMillis) {
        return new InTransaction(database.beginTx(limitMillis, TimeUnit.MILLISECONDS));
    }

    @Override
    public String forgetPlans() {
        return "CALL dbms.clearQueryCaches()";
    }

    @Override
    public void shutdown() {
        database.shutdown();
    }

    private final class InTransaction implements Work {
        private final Transaction tx;

        InTransaction(Transaction tx) {
            this.tx = tx;
        }

        @Override
        public Result execute(String text, Map<String, Object> parameters) {
            return database.execute(text, parameters);
        }

        @Override
        public Node createNode(Label... labels) {
            return database.createNode(labels);
        }

        @Override
        public Node node(long id) {
            return database.getNodeById(id);
        }

        @Override
        public Relationship edge(long id) {
            return database.getRelationshipById(id);
        }

        @Override
        public Iterable<Node> nodes() {
            return database.getAllNodes();
        }

        @Override
        public Iterable<Relationship> edges() {
            return database.getAllRelationships();
        }

        @Override
        public Schema schema() {
            return database.schema();
        }

        @Override
        public void terminate() {
            tx.terminate();
        }

        /** Closing is what commits here. To close again does nothing. */
        @Override
        public void commit() {
            tx.success();
            tx.close();
        }

        @Override
        public void close() {
            tx.close();
        }
    }
}
