/** The adapter for servers that speak the SPARQL protocol. Knows the host's wire format, and the engine. */
package dev.touchstone.host.sparql;
