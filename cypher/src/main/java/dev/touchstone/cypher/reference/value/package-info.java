/**
 * What Cypher says of single values: logic, equality, order, arithmetic, functions, aggregations. Knows the
 * graph, the table of functions and errors.
 */
package dev.touchstone.cypher.reference.value;
