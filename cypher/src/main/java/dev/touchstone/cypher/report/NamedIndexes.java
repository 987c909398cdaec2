package dev.touchstone.cypher.report;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.text.Names;
import java.util.List;
import java.util.Locale;

/** Neo4j from 4 on: indexes have names, and fill in the background. */
final class NamedIndexes implements SchemaText {

    @Override
    public List<Line> create(Index index, PropertyGraph graph) {
        return List.of(Line.setup("CREATE INDEX " + name(index) + " FOR " + UnnamedIndexes.on(index)));
    }

    @Override
    public List<Line> drop(Index index, PropertyGraph graph) {
        return List.of(Line.setup("DROP INDEX " + name(index)));
    }

    @Override
    public List<Line> await() {
        return List.of(Line.setup("CALL db.awaitIndexes()"));
    }

    private static String name(Index index) {
        String kind = index.on() == Element.Kind.EDGE ? "edge" : "node";
        return Names.of((kind + "_" + index.label() + "_" + index.property()).toLowerCase(Locale.ROOT));
    }
}
