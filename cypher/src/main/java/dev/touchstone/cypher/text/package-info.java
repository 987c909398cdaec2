/** Reads and writes Cypher. Knows syntax and dialects. */
package dev.touchstone.cypher.text;
