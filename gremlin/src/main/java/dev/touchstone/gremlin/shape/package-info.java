/**
 * What steps do to traversers: kinds, what is determined, where a traversal can be cut. Only Gremlin has it:
 * it has no evaluator of its own. Knows syntax.
 */
package dev.touchstone.gremlin.shape;
