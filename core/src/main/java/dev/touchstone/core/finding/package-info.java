/** A failing case with its proof and its signatures, as data. Knows oracles. */
package dev.touchstone.core.finding;
