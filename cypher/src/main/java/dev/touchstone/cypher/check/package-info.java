/**
 * Statements that a person wrote, checked as they stand: what each must answer, and which claim fails. Knows
 * statements.
 */
package dev.touchstone.cypher.check;
