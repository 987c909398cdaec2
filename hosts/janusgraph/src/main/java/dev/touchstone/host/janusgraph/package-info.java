/** The adapter for JanusGraph behind TinkerPop. Knows the host's wire format, and the engine. */
package dev.touchstone.host.janusgraph;
