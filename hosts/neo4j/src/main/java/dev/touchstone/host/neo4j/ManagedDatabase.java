package dev.touchstone.host.neo4j;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.schema.Schema;

/** The API from 4.2 on: databases are managed by a service, and everything is done by a transaction. */
final class ManagedDatabase implements Database {
    private static final String NAME = "neo4j";

    private final DatabaseManagementService service;
    private final GraphDatabaseService database;

    private ManagedDatabase(DatabaseManagementService service) {
        this.service = service;
        this.database = service.database(NAME);
    }

    static Database open(Path folder, Map<String, String> options) throws IOException {
        Settings settings = new Settings();
        settings.add(options);
        return new ManagedDatabase(new DatabaseManagementServiceBuilder(folder)
                .loadPropertiesFromFile(settings.write(folder.resolve("touchstone.conf")))
                .build());
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
        return "CALL db.clearQueryCaches()";
    }

    @Override
    public void shutdown() {
        service.shutdown();
    }

    private static final class InTransaction implements Work {
        private final Transaction tx;

        InTransaction(Transaction tx) {
            this.tx = tx;
        }

        @Override
        public Result execute(String text, Map<String, Object> parameters) {
            return tx.execute(text, parameters);
        }

        @Override
        public Node createNode(Label... labels) {
            return tx.createNode(labels);
        }

        @Override
        public Node node(long id) {
            return tx.getNodeById(id);
        }

        @Override
        public Relationship edge(long id) {
            return tx.getRelationshipById(id);
        }

        @Override
        public Iterable<Node> nodes() {
            return tx.getAllNodes();
        }

        @Override
        public Iterable<Relationship> edges() {
            return tx.getAllRelationships();
        }

        @Override
        public Schema schema() {
            return tx.schema();
        }

        @Override
        public void terminate() {
            tx.terminate();
        }

        @Override
        public void commit() {
            tx.commit();
        }

        @Override
        public void close() {
            tx.close();
        }
    }
}
