/**
 * What Cypher says of single values: logic, equality, order, arithmetic, functions, aggregations. Knows the
 * graph and errors.
 */
package dev.touchstone.cypher.reference.value;
