package dev.touchstone.cypher.reference;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import tools.jackson.databind.JsonNode;

/**
 * Graphs in a JSON that people write:
 *
 * <pre>{"nodes": [{"id": 1, "labels": ["A"], "properties": {"name": "x"}}, {"id": 2}],
 * "edges": [{"type": "T", "from": 1, "to": 2, "properties": {"since": 2001}}]}</pre>
 */
public final class GraphJson {
    private final Graph graph = new Graph();
    private final Map<String, Graph.Node> byId = new HashMap<>();

    private GraphJson() {}

    public static Graph read(JsonNode json) {
        GraphJson reader = new GraphJson();
        only(json, List.of("nodes", "edges"));
        json.path("nodes").forEach(reader::node);
        json.path("edges").forEach(reader::edge);
        return reader.graph;
    }

    private void node(JsonNode json) {
        only(json, List.of("id", "labels", "properties"));
        Graph.Node node = graph.addNode();
        json.path("labels").forEach(label -> node.labels().add(label.asString()));
        properties(json, node.properties());
        if (json.has("id") && byId.put(json.path("id").asString(), node) != null) {
            throw new UserMistake("there are two nodes with id " + json.path("id"));
        }
    }

    private void edge(JsonNode json) {
        only(json, List.of("type", "from", "to", "properties"));
        if (!json.path("type").isString()) {
            throw new UserMistake("an edge without a type: " + json);
        }
        Graph.Edge edge = graph.addEdge(json.path("type").asString(), end(json, "from"), end(json, "to"));
        properties(json, edge.properties());
    }

    private Graph.Node end(JsonNode edge, String end) {
        return Optional.ofNullable(byId.get(edge.path(end).asString()))
                .orElseThrow(() -> new UserMistake("no node with the id that is \"" + end + "\" in " + edge));
    }

    private static void properties(JsonNode json, SortedMap<String, Value> properties) {
        json.path("properties").properties().forEach(entry -> {
            if (!entry.getValue().isNull()) {
                properties.put(entry.getKey(), Storable.checked(value(entry.getValue())));
            }
        });
    }

    private static Value value(JsonNode json) {
        return switch (json.getNodeType()) {
            case BOOLEAN -> Values.of(json.asBoolean());
            case NUMBER -> json.isIntegralNumber() ? Values.of(json.longValue()) : Values.of(json.doubleValue());
            case STRING -> Values.of(json.asString());
            case ARRAY -> {
                List<Value> items = new ArrayList<>();
                json.forEach(item -> items.add(value(item)));
                yield new Value.ListOf(items);
            }
            case BINARY, MISSING, NULL, OBJECT, POJO ->
                throw new UserMistake("cannot be stored as a property: " + json);
        };
    }

    private static void only(JsonNode json, List<String> names) {
        json.propertyNames().stream()
                .filter(name -> !names.contains(name))
                .findFirst()
                .ifPresent(stranger -> {
                    throw new UserMistake("unknown key \"" + stranger + "\"; there are " + String.join(", ", names));
                });
    }
}
