package dev.touchstone.host.tinkerpop;

import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;

/**
 * Makes all traversals of a process behave otherwise. An implementation has a public constructor without parameters, and is named in the
 * option {@link TinkerPopAdapter#CHANGE}.
 */
public interface SourceChange {

    /** The source with the change of this name. */
    GraphTraversalSource of(GraphTraversalSource source, String name);
}
