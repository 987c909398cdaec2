/** Findings in Gremlin: constructs, scripts, programs, schemas of the databases. Knows statements. */
package dev.touchstone.gremlin.report;
