/** Rules that change a traversal and not its answer. Knows shapes. */
package dev.touchstone.gremlin.rewrite;
