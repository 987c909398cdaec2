/** Traversals as calls with arguments. Knows nothing else of Gremlin. */
package dev.touchstone.gremlin.syntax;
