/**
 * Statements that a person wrote, run as they stand, one after the other: what each must answer, and which claim fails.
 * Knows oracles.
 */
package dev.touchstone.core.oracle.script;
