package dev.touchstone.host.neo4jgremlin;

import dev.touchstone.host.Fault;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.tinkerpop.GraphProvider;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.tinkerpop.gremlin.neo4j.structure.Neo4jGraph;
import org.apache.tinkerpop.gremlin.structure.Graph;
import org.apache.tinkerpop.gremlin.util.Gremlin;

/** Neo4j 3.4 behind TinkerPop's own neo4j-gremlin, on disk in the given folder. The version is that of TinkerPop. */
public final class Neo4jGremlinProvider implements GraphProvider {
    private final Set<String> indexes = new LinkedHashSet<>();
    private Neo4jGraph graph;

    @Override
    public Graph open(Path folder, Map<String, String> options) {
        graph = Neo4jGraph.open(folder.resolve("graph").toString());
        return graph;
    }

    @Override
    public String version() {
        return Gremlin.version();
    }

    @Override
    public Graph wipe() {
        cypher("MATCH (n) DETACH DELETE n");
        indexes.forEach(index -> cypher("DROP INDEX ON " + index));
        indexes.clear();
        return graph;
    }

    /** Neo4j 3.4 has indexes on nodes only; a new one is filled in the background. */
    @Override
    public void createIndex(IndexTarget index) {
        if (index.onEdges) {
            throw new NotSupported("create an index on edges");
        }
        cypher("CREATE INDEX ON " + place(index));
        cypher("CALL db.awaitIndex('" + place(index) + "')");
        indexes.add(place(index));
    }

    @Override
    public void dropIndex(IndexTarget index) {
        cypher("DROP INDEX ON " + place(index));
        indexes.remove(place(index));
    }

    private static String place(IndexTarget index) {
        return ":`" + index.label + "`(`" + index.property + "`)";
    }

    /** A transaction of its own, because Neo4j lets no transaction change both data and schema. */
    private void cypher(String statement) {
        graph.cypher(statement).iterate();
        graph.tx().commit();
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
