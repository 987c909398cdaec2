/** Writes random traversals along one traverser that gets through every step. Knows syntax and dialects. */
package dev.touchstone.gremlin.generate;
