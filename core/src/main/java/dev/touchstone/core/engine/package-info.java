/** Engines as types: ids, dialects, probes, statements, sessions and outcomes. Knows datasets and answers. */
package dev.touchstone.core.engine;
