package dev.touchstone.cypher.report;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.dataset.Vocabulary;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.cypher.text.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Kuzu: a label is a table, which must be there first, has all properties as columns, so that a query may name them, and our key as its
 * primary key. There are no other indexes.
 */
final class KuzuSchema implements SchemaText {

    @Override
    public List<Line> before(PropertyGraph graph) {
        Vocabulary words = new Vocabulary(graph);
        String columns = columns(words);
        List<Line> tables = new ArrayList<>();
        for (String label : words.labels()) {
            tables.add(Line.setup("CREATE NODE TABLE " + Names.of(label) + "(" + columns + ", PRIMARY KEY("
                    + Names.of(Element.KEY) + "))"));
        }
        // Before 0.9 a table joins one pair of labels, and a group is what has many such tables.
        String group = words.labels().size() > 1 ? "GROUP " : "";
        for (String type : words.labels().isEmpty() ? List.<String>of() : List.copyOf(words.edgeTypes())) {
            tables.add(Line.setup(
                    "CREATE REL TABLE " + group + Names.of(type) + "(" + ends(words) + ", " + columns + ")"));
        }
        return tables;
    }

    private static String columns(Vocabulary words) {
        StringBuilder columns = new StringBuilder(Names.of(Element.KEY) + " INT64");
        words.properties()
                .forEach((name, type) ->
                        columns.append(", ").append(Names.of(name)).append(' ').append(type(type)));
        return columns.toString();
    }

    private static String type(PropertyType type) {
        return switch (type) {
            case BOOLEAN -> "BOOL";
            case INT, LONG -> "INT64";
            case FLOAT, DOUBLE -> "DOUBLE";
            case STRING -> "STRING";
            case STRINGS -> "STRING[]";
            case DATE -> "DATE";
            case LOCAL_DATETIME -> "TIMESTAMP";
            case DURATION -> "INTERVAL";
            case LOCAL_TIME, TIME, DATETIME, POINT -> throw new IllegalArgumentException("Kuzu stores no " + type);
        };
    }

    private static String ends(Vocabulary words) {
        return words.labels().stream()
                .flatMap(from -> words.labels().stream().map(to -> "FROM " + Names.of(from) + " TO " + Names.of(to)))
                .collect(Collectors.joining(", "));
    }

    @Override
    public List<Line> create(Index index, PropertyGraph graph) {
        return List.of();
    }

    @Override
    public List<Line> drop(Index index, PropertyGraph graph) {
        return List.of();
    }

    @Override
    public boolean isTyped() {
        return true;
    }

    @Override
    public String constant(Value value) {
        return switch (value) {
            case Value.Real(double real) when !Double.isFinite(real) -> "CAST('" + real + "', 'DOUBLE')";
            case Temporal(Temporal.Kind kind, String text)
            when kind == Temporal.Kind.LOCAL_DATETIME -> "timestamp('" + text + "')";
            case Value.ListOf(List<Value> items) ->
                items.stream().map(this::constant).collect(Collectors.joining(", ", "[", "]"));
            default -> SchemaText.super.constant(value);
        };
    }

    /** Its shell has none. */
    @Override
    public boolean takesParameters() {
        return false;
    }
}
