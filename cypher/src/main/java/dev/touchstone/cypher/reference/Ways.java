package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which edges lead on from a node. */
record Ways(Run run, Properties properties) {

    /** Whether an element has the properties that a pattern demands. */
    interface Properties {
        boolean fit(Optional<Expression> wanted, Element element, Row row);
    }

    /** The edges of the right type and direction; what they lead to, and their properties, are for others to look at. */
    List<Graph.Edge> from(Graph.Node here, Relationship pattern) {
        List<Graph.Edge> found = new ArrayList<>();
        if (pattern.direction() != Direction.LEFT) {
            add(here.out(), pattern, found);
        }
        if (pattern.direction() == Direction.LEFT) {
            add(here.in(), pattern, found);
        } else if (pattern.direction() == Direction.EITHER) {
            // A loop leads on in both directions, and is one way on.
            add(here.in().stream().filter(edge -> edge.from() != edge.to()).toList(), pattern, found);
        }
        run.budget().spend(1 + found.size());
        return found;
    }

    private static void add(List<Graph.Edge> edges, Relationship pattern, List<Graph.Edge> found) {
        for (Graph.Edge edge : edges) {
            if (pattern.types().isEmpty() || pattern.types().contains(edge.type())) {
                found.add(edge);
            }
        }
    }
}
