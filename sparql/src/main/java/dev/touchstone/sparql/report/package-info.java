/** Findings in SPARQL: constructs, scripts, programs. Knows statements. */
package dev.touchstone.sparql.report;
