/** Finds engines by name and version and makes them ready to start. Knows its own subpackages. */
package dev.touchstone.engines;
