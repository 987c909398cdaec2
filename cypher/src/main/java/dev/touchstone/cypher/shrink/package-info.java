/** What a shrinker may do to Cypher. Knows statements. */
package dev.touchstone.cypher.shrink;
