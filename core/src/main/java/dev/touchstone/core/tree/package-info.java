/** Records as trees: their nodes, their shape, copies with a part replaced. Knows datasets and values. */
package dev.touchstone.core.tree;
