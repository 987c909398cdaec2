/** What a shrinker may do to Gremlin. Knows syntax. */
package dev.touchstone.gremlin.shrink;
