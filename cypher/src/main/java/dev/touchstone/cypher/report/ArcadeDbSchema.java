package dev.touchstone.cypher.report;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.dataset.Vocabulary;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.value.Value.Element;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** ArcadeDB: indexes are made by SQL, each on a property with a type. There is none on lists. */
final class ArcadeDbSchema implements SchemaText {
    private static final Map<PropertyType, String> TYPES = Map.of(
            PropertyType.BOOLEAN, "BOOLEAN",
            PropertyType.LONG, "LONG",
            PropertyType.DOUBLE, "DOUBLE",
            PropertyType.STRING, "STRING",
            PropertyType.DATE, "DATE",
            PropertyType.LOCAL_DATETIME, "DATETIME");

    @Override
    public List<Line> create(Index index, PropertyGraph graph) {
        String kind = index.on() == Element.Kind.EDGE ? "EDGE" : "VERTEX";
        return type(index, graph).stream()
                .flatMap(type -> Stream.of(
                        "CREATE " + kind + " TYPE " + index.label() + " IF NOT EXISTS",
                        "CREATE PROPERTY " + index.label() + "." + index.property() + " IF NOT EXISTS " + type,
                        "CREATE INDEX ON " + index.label() + " (" + index.property() + ") NOTUNIQUE"))
                .map(ArcadeDbSchema::sql)
                .toList();
    }

    @Override
    public List<Line> drop(Index index, PropertyGraph graph) {
        return type(index, graph).stream()
                .map(type -> sql("DROP INDEX `" + index.label() + "[" + index.property() + "]`"))
                .toList();
    }

    private static Optional<String> type(Index index, PropertyGraph graph) {
        return new Vocabulary(graph).type(index.property()).map(TYPES::get);
    }

    private static Line sql(String text) {
        return Line.setup("sql", text);
    }

    /** Its shell has none. */
    @Override
    public boolean takesParameters() {
        return false;
    }
}
