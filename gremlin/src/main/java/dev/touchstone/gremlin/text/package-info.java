/** Reads and writes Gremlin. Knows syntax. */
package dev.touchstone.gremlin.text;
