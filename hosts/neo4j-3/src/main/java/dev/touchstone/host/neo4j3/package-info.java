/** The adapter for embedded Neo4j 3.5. Knows the host's wire format, and the engine. */
package dev.touchstone.host.neo4j3;
