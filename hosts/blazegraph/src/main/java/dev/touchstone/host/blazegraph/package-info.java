/** The adapter for Blazegraph. Knows the host's wire format, and the engine. */
package dev.touchstone.host.blazegraph;
