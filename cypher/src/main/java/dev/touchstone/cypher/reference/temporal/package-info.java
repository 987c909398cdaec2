/** Cypher's dates, times and durations. Knows errors. */
package dev.touchstone.cypher.reference.temporal;
