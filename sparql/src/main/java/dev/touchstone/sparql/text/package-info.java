/** Reads and writes SPARQL. Knows syntax. */
package dev.touchstone.sparql.text;
