/** SPARQL queries that nobody would write, over all of the syntax, on small graphs. Knows SPARQL. */
package dev.touchstone.lab.wild;
