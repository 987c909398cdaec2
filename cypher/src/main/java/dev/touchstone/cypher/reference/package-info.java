/** Evaluates Cypher queries on a graph: the clauses. Knows text and its own subpackages. */
package dev.touchstone.cypher.reference;
