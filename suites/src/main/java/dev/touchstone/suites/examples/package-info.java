/** Cypher queries with answers worked out by hand, for what the TCK does not have, and a query for every mutant. Knows answers and values. */
package dev.touchstone.suites.examples;
