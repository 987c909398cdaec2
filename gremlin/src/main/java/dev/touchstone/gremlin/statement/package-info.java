/** A traversal as a statement: what oracles may ask of it, and how it is read from text. Knows shapes and rewriting. */
package dev.touchstone.gremlin.statement;
