package dev.touchstone.host.bolt;

import org.neo4j.driver.Record;

/** What a server is. */
final class Product {
    private static final String MEMGRAPH = "Memgraph";

    final String name;
    final String version;

    private Product(String name, String version) {
        this.name = name;
        this.version = version;
    }

    /** Memgraph calls itself a compatible Neo4j, and says only at the end who it is. */
    static Product of(Remote remote) {
        String agent = remote.agent();
        if (agent.contains(MEMGRAPH)) {
            return new Product(
                    MEMGRAPH, remote.rows("SHOW VERSION").get(0).get(0).asString());
        }
        if (!agent.startsWith("Neo4j/")) {
            return new Product(agent.replaceAll("/.*", ""), agent.replaceAll("^[^/]*/?", ""));
        }
        Record kernel = remote.rows("CALL dbms.components() YIELD versions RETURN versions[0] AS version")
                .get(0);
        return new Product("Neo4j", kernel.get("version").asString());
    }

    /** @param word by which this session knows what is its own */
    Schema schema(Remote remote, String word) {
        return name.equals(MEMGRAPH) ? new MemgraphSchema(remote, word) : new Neo4jSchema(remote, word, version);
    }
}
