/** Findings in Cypher: constructs, scripts, programs. Knows statements. */
package dev.touchstone.cypher.report;
