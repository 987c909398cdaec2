/**
 * Answers of engines and their comparison: as multisets, in order, up to rounding and the names of blank
 * nodes. Knows values.
 */
package dev.touchstone.core.answer;
