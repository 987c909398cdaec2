/** The graph that a query reads and writes. */
package dev.touchstone.cypher.reference.graph;
