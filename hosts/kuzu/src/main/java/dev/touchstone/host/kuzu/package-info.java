/** The adapter for Kuzu. Knows the host's wire format, and the engine. */
package dev.touchstone.host.kuzu;
