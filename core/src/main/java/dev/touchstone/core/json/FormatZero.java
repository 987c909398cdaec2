package dev.touchstone.core.json;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Brings what was stored without a number of its format into the first format that has one. Types were named by their classes then, and each
 * language had records of its own for the cases that all have.
 */
final class FormatZero {
    private static final JsonNodeFactory MAKE = JsonNodeFactory.instance;
    private static final String TYPE = "is";

    /** Types whose id is not the name of their class then, in small letters. */
    private static final Map<String, String> RENAMED = Map.ofEntries(
            Map.entry("Survival", "crash"),
            Map.entry("SameAnswer", "agree"),
            Map.entry("SameAnyway", "options"),
            Map.entry("RightAnswer", "truth"),
            Map.entry("RightTraversal", "truth"),
            Map.entry("RightSolutions", "truth"),
            Map.entry("PassedRows", "disassemble"),
            Map.entry("PassedSolutions", "disassemble"),
            Map.entry("PassedIds", "disassemble-ids"),
            Map.entry("TemporaryTable", "disassemble-table"),
            Map.entry("Barriers", "disassemble-barrier"),
            Map.entry("Partitioned", "partition"),
            Map.entry("PartitionedSolutions", "partition"),
            Map.entry("Reworded", "rewrite"),
            Map.entry("RewordedTraversal", "rewrite"),
            Map.entry("RewordedSolutions", "rewrite"),
            Map.entry("Related", "relation"),
            Map.entry("Sequel", "with-prelude"),
            Map.entry("Several", "composite"),
            Map.entry("CypherQuery", "cypher"),
            Map.entry("SparqlQuery", "sparql"),
            Map.entry("CypherSpeech", "cypher"),
            Map.entry("GremlinSpeech", "gremlin"),
            Map.entry("SparqlSpeech", "sparql"),
            Map.entry("Mutual", "symmetry"),
            Map.entry("Transit", "path-count-product"),
            Map.entry("Around", "path-count-avoiding"),
            Map.entry("Detour", "distance-avoiding"),
            Map.entry("Bypass", "shortest-path-avoiding"),
            Map.entry("Triangle", "triangle-inequality"),
            Map.entry("PartOfShortest", "shortest-subpath"),
            Map.entry("Fusion", "set-algebra"),
            Map.entry("Narrowing", "monotonicity"),
            Map.entry("Membership", "node-membership"),
            Map.entry("Bridging", "edge-addition"),
            Map.entry("Pendant", "leaf-addition"),
            Map.entry("Severing", "cut-removal"),
            Map.entry("Thinning", "edge-removal"),
            Map.entry("Bystanding", "irrelevant-change"),
            Map.entry("Kin", "reachable"),
            Map.entry("Passing", "matching"),
            Map.entry("Both", "intersection"),
            Map.entry("Either", "union"),
            Map.entry("HopsAway", "hops"),
            Map.entry("Which", "nodes"),
            Map.entry("ShortestWay", "shortest-path"),
            Map.entry("OfGraph", "graph"),
            Map.entry("OfTriples", "triples"),
            Map.entry("Big", "decimal"),
            Map.entry("ListOf", "list"),
            Map.entry("MapOf", "map"));

    /** Cases that held a query where they hold a statement now, and the language of it. */
    private static final Map<String, String> QUERIES = Map.of(
            "RightAnswer", "cypher",
            "PassedRows", "cypher",
            "Partitioned", "cypher",
            "Reworded", "cypher",
            "RightTraversal", "gremlin",
            "RewordedTraversal", "gremlin",
            "RewordedSolutions", "sparql");

    private static final Set<String> WITHOUT_BINDINGS = Set.of("RightTraversal", "RightSolutions", "PassedSolutions");

    private FormatZero() {}

    /** An object that was stored without a number, as it would be stored in the first format that has one. */
    static JsonNode read(JsonMapper mapper, String json) {
        try (JsonParser parser = mapper.createParser(json)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new IllegalArgumentException("it is not an object");
            }
            JsonNode old = tree(parser);
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException("there is text after its end");
            }
            return node(old);
        }
    }

    /** What the parser stands before, with all digits of its numbers, and the sign of a zero. */
    private static JsonNode tree(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                ObjectNode object = MAKE.objectNode();
                for (String name = parser.nextName(); name != null; name = parser.nextName()) {
                    parser.nextToken();
                    object.set(name, tree(parser));
                }
                yield object;
            }
            case START_ARRAY -> {
                ArrayNode array = MAKE.arrayNode();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    array.add(tree(parser));
                }
                yield array;
            }
            case VALUE_STRING -> MAKE.stringNode(parser.getString());
            case VALUE_NUMBER_INT -> MAKE.numberNode(parser.getBigIntegerValue());
            case VALUE_NUMBER_FLOAT ->
                parser.getDecimalValue().signum() == 0
                        ? MAKE.numberNode(parser.getDoubleValue())
                        : MAKE.numberNode(parser.getDecimalValue());
            case VALUE_TRUE -> MAKE.booleanNode(true);
            case VALUE_FALSE -> MAKE.booleanNode(false);
            case VALUE_NULL -> MAKE.nullNode();
            default -> throw new IllegalArgumentException("it is not JSON");
        };
    }

    private static JsonNode node(JsonNode old) {
        return switch (old) {
            case ArrayNode items -> {
                ArrayNode converted = MAKE.arrayNode(items.size());
                items.forEach(item -> converted.add(node(item)));
                yield converted;
            }
            case ObjectNode content -> {
                ObjectNode converted = MAKE.objectNode();
                content.forEachEntry((name, value) -> converted.set(name, node(value)));
                yield typed(converted);
            }
            case JsonNode leaf -> leaf;
        };
    }

    private static ObjectNode typed(ObjectNode node) {
        if (node.path("event").isString()) {
            return logged(node);
        }
        if (node.path(TYPE).isString()) {
            String old = node.path(TYPE).asString();
            node.put(TYPE, RENAMED.getOrDefault(old, small(old)));
            change(old, node);
        }
        return node;
    }

    /** An event had its time among its own facts. */
    private static ObjectNode logged(ObjectNode line) {
        ObjectNode event =
                MAKE.objectNode().put(TYPE, small(line.remove("event").asString()));
        ObjectNode logged = MAKE.objectNode();
        logged.set("at", line.remove("at"));
        event.setAll(line);
        logged.set("event", event);
        return logged;
    }

    private static String small(String className) {
        return className.replaceAll("(?<!^)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    private static void change(String old, ObjectNode node) {
        if (old.equals("RightTraversal")) {
            node.setAll((ObjectNode) node.remove("measured"));
        }
        if (old.equals("Partition") && node.has("predicate")) {
            putTogether(node);
        }
        if (QUERIES.containsKey(old)) {
            node.set("statement", statement(QUERIES.getOrDefault(old, ""), node));
        }
        if (old.equals("Script")) {
            node.set("language", MAKE.objectNode().put(TYPE, "cypher"));
        }
        if (WITHOUT_BINDINGS.contains(old)) {
            node.set("bindings", MAKE.arrayNode().add(MAKE.objectNode()));
        }
    }

    private static ObjectNode statement(String language, ObjectNode node) {
        ObjectNode statement = MAKE.objectNode().put(TYPE, language);
        JsonNode query = node.has("traversal") ? node.remove("traversal") : node.remove("query");
        statement.set(language.equals("gremlin") ? "traversal" : "query", query);
        if (!language.equals("sparql")) {
            statement.set("parameters", node.has("parameters") ? node.remove("parameters") : MAKE.objectNode());
        }
        return statement;
    }

    /** A traversal that was stored in parts, around a predicate. */
    private static void putTogether(ObjectNode node) {
        ArrayNode calls = (ArrayNode) node.remove("base").path("calls");
        int place = calls.size();
        ObjectNode text = MAKE.objectNode().put(TYPE, "text");
        text.set("value", node.remove("key"));
        ObjectNode typed = MAKE.objectNode().put("type", "STRING");
        typed.set("value", text);
        ObjectNode key = MAKE.objectNode().put(TYPE, "constant");
        key.set("value", typed);
        ObjectNode has = MAKE.objectNode().put("name", "has");
        has.set("arguments", MAKE.arrayNode().add(key).add(node.remove("predicate")));
        calls.add(has);
        calls.addAll((ArrayNode) node.remove("rest"));
        ObjectNode traversal = MAKE.objectNode();
        traversal.set("calls", calls);
        node.set("traversal", traversal);
        node.set("statement", statement("gremlin", node));
        node.put("place", place);
    }
}
