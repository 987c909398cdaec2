/** Reads and writes Cypher. Knows syntax, functions and dialects. */
package dev.touchstone.cypher.text;
