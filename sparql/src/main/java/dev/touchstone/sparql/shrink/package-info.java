/** What a shrinker may do to SPARQL. Knows statements. */
package dev.touchstone.sparql.shrink;
