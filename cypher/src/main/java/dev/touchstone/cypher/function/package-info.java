/** Cypher's functions as one table, and the kinds of values in which it is written. Knows nothing else of Cypher. */
package dev.touchstone.cypher.function;
