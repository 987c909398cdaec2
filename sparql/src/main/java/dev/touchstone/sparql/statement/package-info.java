/**
 * A SPARQL query or update as a statement: what oracles may ask of it, and how it is read from text. Knows
 * the reference and rewriting.
 */
package dev.touchstone.sparql.statement;
