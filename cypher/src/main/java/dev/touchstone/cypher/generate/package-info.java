/**
 * Writes random queries, clause by clause, guided by the rows that the reference has for the query so far.
 * Knows the reference and dialects.
 */
package dev.touchstone.cypher.generate;
