package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.SortedMap;

/** What the graph knows of nodes and relationships. Whoever asks for what was deleted gets an error. */
final class Elements {
    private Elements() {}

    static Graph.Node node(Element element, Graph graph) {
        return element.key().flatMap(graph::node).orElseThrow(() -> deleted(element));
    }

    static Graph.Edge edge(Element element, Graph graph) {
        return element.key().flatMap(graph::edge).orElseThrow(() -> deleted(element));
    }

    static SortedMap<String, Value> properties(Element element, Graph graph) {
        return switch (element.kind()) {
            case NODE -> node(element, graph).properties();
            case EDGE -> edge(element, graph).properties();
        };
    }

    private static CypherError deleted(Element element) {
        return new CypherError(
                CypherError.Kind.ENTITY_NOT_FOUND,
                "DeletedEntityAccess",
                (element.kind() == Element.Kind.NODE ? "a node" : "a relationship") + " was deleted");
    }
}
