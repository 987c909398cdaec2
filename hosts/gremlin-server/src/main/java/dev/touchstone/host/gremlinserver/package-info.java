/** The adapter for Gremlin Servers. Knows the host's wire format, and the engine. */
package dev.touchstone.host.gremlinserver;
