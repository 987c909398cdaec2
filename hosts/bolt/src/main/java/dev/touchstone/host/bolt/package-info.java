/** The adapter for servers that speak Bolt: Neo4j and Memgraph. Knows the host's wire format, and the engine. */
package dev.touchstone.host.bolt;
