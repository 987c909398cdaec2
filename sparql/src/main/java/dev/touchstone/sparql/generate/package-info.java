/**
 * Makes random RDF graphs and queries, element by element, guided by the solutions so far. Knows the
 * reference and dialects.
 */
package dev.touchstone.sparql.generate;
