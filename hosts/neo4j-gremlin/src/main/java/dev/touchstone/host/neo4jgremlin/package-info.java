/** The adapter for Neo4j 3.4 behind TinkerPop. Knows the host's wire format, and the engine. */
package dev.touchstone.host.neo4jgremlin;
