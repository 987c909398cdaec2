package dev.touchstone.core.dataset;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What an engine is loaded with. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Dataset permits PropertyGraph, RdfGraph {

    /** How many nodes and edges, or triples, there are: what a reader wants to know of its size. */
    String size();
}
