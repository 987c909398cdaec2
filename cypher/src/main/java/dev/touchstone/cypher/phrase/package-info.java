/** Phrases questions and changes as Cypher. Knows text and statements. */
package dev.touchstone.cypher.phrase;
