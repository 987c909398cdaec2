package dev.touchstone.cypher.check;

import dev.touchstone.cypher.check.CypherScriptCase.Speaker;
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Says whether a query means something else to an engine, by what its dialect is known not to have. */
record OwnMeaning(Speaker speaker) {

    /** The first feature of the query that the dialect does not have and that matters on this graph. */
    Optional<String> of(Query query, Graph graph) {
        return Features.of(query).stream()
                .filter(feature -> speaker.without().contains(feature.key()))
                .filter(feature -> Writes.in(query) || matters(feature, graph))
                .map(Feature::key)
                .findFirst();
    }

    /** How loops and parallel edges are counted does not matter where there are none. */
    private static boolean matters(Feature feature, Graph graph) {
        if (feature == Construct.LOOPS_ONCE) {
            return graph.edges().stream().anyMatch(edge -> edge.from() == edge.to());
        }
        return feature != Construct.PARALLEL_RELATIONSHIPS || hasParallels(graph);
    }

    private static boolean hasParallels(Graph graph) {
        Set<Set<Object>> pairs = new LinkedHashSet<>();
        return graph.edges().stream()
                .anyMatch(edge -> !pairs.add(new LinkedHashSet<>(List.of(edge.from(), edge.to()))));
    }
}
