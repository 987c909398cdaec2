package dev.touchstone.lab.wild;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.sparql.syntax.Query;

/** A graph of fifty triples and a query, both made up. */
public record Wild(RdfGraph graph, Query query) {
    private static final int SIZE = 50;

    public static Wild of(long seed) {
        Choices choices = new Choices(seed);
        WildGraph graph = WildGraph.of(choices.split("graph"), SIZE);
        return new Wild(graph.graph(), new WildQueries(graph, choices.split("query")).query());
    }
}
