package dev.touchstone.cypher.reference.value;

import dev.touchstone.cypher.reference.graph.Graph;

/**
 * What functions may look at besides their arguments.
 *
 * @param world the choices that the language leaves to the engine
 */
public record FunctionContext(Graph graph, World world) {}
