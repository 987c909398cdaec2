/** The adapter for embedded Neo4j from 4.2 on. Knows the host's wire format, and the engine. */
package dev.touchstone.host.neo4j;
