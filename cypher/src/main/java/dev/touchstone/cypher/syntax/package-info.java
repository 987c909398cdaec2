/** Cypher's syntax tree, as records. Knows nothing else of Cypher. */
package dev.touchstone.cypher.syntax;
