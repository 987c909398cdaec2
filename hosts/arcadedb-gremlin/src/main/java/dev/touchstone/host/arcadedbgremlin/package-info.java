/** The adapter for ArcadeDB behind TinkerPop. Knows the host's wire format, and the engine. */
package dev.touchstone.host.arcadedbgremlin;
