/** Phrases questions and changes as Gremlin. Knows statements. */
package dev.touchstone.gremlin.phrase;
