/**
 * Shrinks failing cases: passes over graphs and syntax trees, a measure that must fall, the same failure
 * throughout. Knows oracles.
 */
package dev.touchstone.core.shrink;
