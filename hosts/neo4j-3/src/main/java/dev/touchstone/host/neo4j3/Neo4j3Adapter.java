package dev.touchstone.host.neo4j3;

import dev.touchstone.host.neo4j.Neo4jAdapter;

/**
 * Speaks to an embedded Neo4j Community 3.5, whose Java API differs from the later one in how the engine is started and what holds a
 * transaction. All else is compiled against 4.2, and links with 3.5 as well.
 */
public final class Neo4j3Adapter extends Neo4jAdapter {
    public Neo4j3Adapter() {
        super(EmbeddedDatabase::open);
    }
}
