/** The adapter for ArcadeDB servers. Knows the host's wire format, and the engine. */
package dev.touchstone.host.arcadedbserver;
