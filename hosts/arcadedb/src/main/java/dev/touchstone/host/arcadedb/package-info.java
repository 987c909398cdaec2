/** The adapter for ArcadeDB's OpenCypher. Knows the host's wire format, and the engine. */
package dev.touchstone.host.arcadedb;
