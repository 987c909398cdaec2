/**
 * A Cypher query as a statement: what oracles may ask of it, and how it is read from text. Knows the
 * reference, rewriting and division.
 */
package dev.touchstone.cypher.statement;
