/** The adapter for Corese. Knows the host's wire format, and the engine. */
package dev.touchstone.host.corese;
