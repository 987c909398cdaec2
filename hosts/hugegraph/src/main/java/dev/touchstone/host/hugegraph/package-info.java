/** The adapter for HugeGraph behind TinkerPop. Knows the host's wire format, and the engine. */
package dev.touchstone.host.hugegraph;
