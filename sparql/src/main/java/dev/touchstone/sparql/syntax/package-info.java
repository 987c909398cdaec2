/** SPARQL's syntax tree, as records. Knows nothing else of SPARQL. */
package dev.touchstone.sparql.syntax;
