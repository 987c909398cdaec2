/** The adapter for RDF4J. Knows the host's wire format, and the engine. */
package dev.touchstone.host.rdf4j;
