package dev.touchstone.cypher.function;

import static dev.touchstone.cypher.function.CypherFunction.row;
import static dev.touchstone.cypher.function.Kind.ANY;
import static dev.touchstone.cypher.function.Kind.BOOLEAN;
import static dev.touchstone.cypher.function.Kind.INTEGER;
import static dev.touchstone.cypher.function.Kind.MAP;
import static dev.touchstone.cypher.function.Kind.NODE;
import static dev.touchstone.cypher.function.Kind.PATH;
import static dev.touchstone.cypher.function.Kind.RELATIONSHIP;
import static dev.touchstone.cypher.function.Kind.STRING;
import static dev.touchstone.cypher.function.Returns.listOf;
import static dev.touchstone.cypher.function.Returns.made;
import static dev.touchstone.cypher.function.Trait.LAZY;
import static dev.touchstone.cypher.function.Trait.READS_ELEMENT;

import java.util.List;

/** Functions of nodes, relationships and paths, and those that also take maps. */
final class ElementRows {
    private static final Parameters A_NODE = Parameters.of(NODE).demanded();
    private static final Parameters A_RELATIONSHIP = Parameters.of(RELATIONSHIP).demanded();
    private static final Parameters A_PATH = Parameters.of(PATH).demanded();
    private static final Parameters ELEMENT =
            Parameters.of(Parameters.oneOf(NODE, RELATIONSHIP)).demanded();
    private static final Parameters ENTRIES =
            Parameters.of(Parameters.oneOf(NODE, RELATIONSHIP, MAP)).demanded();

    static final List<CypherFunction> ALL = List.of(
            row("labels", A_NODE, listOf(STRING)).needing("labels").with(READS_ELEMENT),
            row("type", A_RELATIONSHIP, made(STRING)).needing("type"),
            row("startNode", A_RELATIONSHIP, made(NODE)).needing("ends-of-relationships"),
            row("endNode", A_RELATIONSHIP, made(NODE)).needing("ends-of-relationships"),
            row("nodes", A_PATH, listOf(NODE)).needing("parts-of-paths"),
            row("relationships", A_PATH, listOf(RELATIONSHIP)).needing("parts-of-paths"),
            row("length", A_PATH, made(INTEGER)).needing("parts-of-paths"),
            row("properties", ENTRIES, made(MAP)).needing("properties").with(READS_ELEMENT),
            row("keys", ENTRIES, listOf(STRING)).needing("keys").with(READS_ELEMENT),
            row("id", ELEMENT, made(INTEGER).unchecked()).needing("id"),
            row("elementId", ELEMENT, made(STRING).unchecked()).needing("element-id"),
            // What a dialect must have for it depends on what it is asked about.
            row("exists", Parameters.of(ANY), made(BOOLEAN)).with(Nulls.HANDLED).with(LAZY));

    private ElementRows() {}
}
