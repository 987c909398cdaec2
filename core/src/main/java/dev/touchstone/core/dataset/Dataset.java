package dev.touchstone.core.dataset;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What an engine is loaded with. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Dataset permits PropertyGraph, RdfGraph {

    /** Whether engines keep to a constraint while they have it, and so refuse some of what could be written. */
    boolean hasConstraints();

    /** The same content, where anything may be written: with a plain index in the place of each constraint. */
    Dataset withoutConstraints();

    /** Whether no constraint forbids any of it, at any time while it is made. Only then it can be loaded. */
    @JsonIgnore
    boolean isConsistent();

    /** How many nodes and edges, or triples, there are: what a reader wants to know of its size. */
    String size();
}
