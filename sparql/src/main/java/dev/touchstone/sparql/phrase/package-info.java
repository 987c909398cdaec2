/** Phrases questions and changes as SPARQL. Knows statements. */
package dev.touchstone.sparql.phrase;
