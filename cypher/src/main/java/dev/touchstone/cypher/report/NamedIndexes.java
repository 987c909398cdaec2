package dev.touchstone.cypher.report;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.text.Names;
import java.util.List;
import java.util.Locale;

/**
 * Neo4j from 4 on: indexes have names, and fill in the background.
 *
 * @param asserts whether a constraint is one that asserts, as before 4.4, instead of one that requires
 */
record NamedIndexes(boolean asserts) implements SchemaText {

    @Override
    public List<Line> create(Index index, PropertyGraph graph) {
        return List.of(Line.setup(
                index.unique()
                        ? "CREATE CONSTRAINT " + name(index) + " " + (asserts ? asserted(index) : required(index))
                        : "CREATE INDEX " + name(index) + " FOR " + UnnamedIndexes.on(index)));
    }

    @Override
    public List<Line> drop(Index index, PropertyGraph graph) {
        return List.of(Line.setup("DROP " + (index.unique() ? "CONSTRAINT " : "INDEX ") + name(index)));
    }

    @Override
    public List<Line> await() {
        return List.of(Line.setup("CALL db.awaitIndexes()"));
    }

    static String asserted(Index index) {
        return "ON " + node(index) + " ASSERT " + unique(index);
    }

    private static String required(Index index) {
        return "FOR " + node(index) + " REQUIRE " + unique(index);
    }

    private static String node(Index index) {
        return "(x:" + Names.of(index.label()) + ")";
    }

    private static String unique(Index index) {
        return "x." + Names.of(index.property()) + " IS UNIQUE";
    }

    private static String name(Index index) {
        String kind = index.unique() ? "unique" : index.on() == Element.Kind.EDGE ? "edge" : "node";
        return Names.of((kind + "_" + index.label() + "_" + index.property()).toLowerCase(Locale.ROOT));
    }
}
