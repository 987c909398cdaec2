/**
 * Evaluates SPARQL queries and updates on a store, by sections 17 and 18 of the standard. Knows syntax and
 * its own subpackages.
 */
package dev.touchstone.sparql.reference;
