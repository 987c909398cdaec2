/** The adapter for stores that are packages for Node.js. Knows the host's wire format, and the engine. */
package dev.touchstone.host.node;
