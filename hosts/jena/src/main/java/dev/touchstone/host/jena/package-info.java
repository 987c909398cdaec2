/** The adapter for Jena in memory, TDB and Fuseki. Knows the host's wire format, and the engine. */
package dev.touchstone.host.jena;
