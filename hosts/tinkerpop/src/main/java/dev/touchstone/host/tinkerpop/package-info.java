/**
 * The adapter for every graph behind TinkerPop, and the Gremlin interpreter. Knows the host's wire format,
 * and the engine.
 */
package dev.touchstone.host.tinkerpop;
