/** The adapter for the Gremlin reference with mutations. Knows the host's wire format, and the engine. */
package dev.touchstone.host.gremlinreference;
