package dev.touchstone.host.kuzu;

import dev.touchstone.host.Element;
import dev.touchstone.host.NotSupported;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The tables for what was declared. Kuzu wants them first, and a statement that names a label, an edge type or a property that is in no table
 * is an error. In Cypher it is not, so every table has a column for every property, and edges of a type may join nodes of any two labels.
 */
final class Tables {
    private static final Map<String, String> TYPES = Map.of(
            "BOOLEAN", "BOOL",
            "LONG", "INT64",
            "DOUBLE", "DOUBLE",
            "STRING", "STRING",
            "STRINGS", "STRING[]",
            "DATE", "DATE",
            "LOCAL_DATETIME", "TIMESTAMP");

    private final Set<String> labels = new LinkedHashSet<>();
    private final Set<String> edgeTypes = new LinkedHashSet<>();
    private final Map<String, String> columns = new LinkedHashMap<>();

    void declareNodes(String label, Map<String, String> properties) {
        labels.add(label);
        properties.forEach(this::declare);
    }

    void declareEdges(String type, Map<String, String> properties) {
        edgeTypes.add(type);
        properties.forEach(this::declare);
    }

    private void declare(String property, String type) {
        String ours = TYPES.get(type);
        if (ours == null) {
            throw new NotSupported("store a " + type);
        }
        String before = columns.put(property, ours);
        if (before != null && !before.equals(ours)) {
            throw new NotSupported("store " + property + " as a " + before + " and as a " + ours);
        }
    }

    /** The statements that make the tables. */
    List<String> statements() {
        List<String> statements = new ArrayList<>();
        String properties = columns();
        for (String label : labels) {
            statements.add("CREATE NODE TABLE " + Literals.name(label) + "(" + properties + ", PRIMARY KEY("
                    + Literals.name(Element.KEY) + "))");
        }
        // Before 0.9 a table joins one pair of labels, and a group is what has many such tables.
        String group = labels.size() > 1 ? "GROUP " : "";
        for (String type : labels.isEmpty() ? Set.<String>of() : edgeTypes) {
            statements.add("CREATE REL TABLE " + group + Literals.name(type) + "(" + ends() + ", " + properties + ")");
        }
        return statements;
    }

    private String columns() {
        StringBuilder text = new StringBuilder(Literals.name(Element.KEY) + " INT64");
        columns.forEach((name, type) ->
                text.append(", ").append(Literals.name(name)).append(' ').append(type));
        return text.toString();
    }

    private String ends() {
        return labels.stream()
                .flatMap(from -> labels.stream().map(to -> "FROM " + Literals.name(from) + " TO " + Literals.name(to)))
                .collect(Collectors.joining(", "));
    }
}
