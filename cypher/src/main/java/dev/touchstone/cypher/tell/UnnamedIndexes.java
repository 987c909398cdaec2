package dev.touchstone.cypher.tell;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.finding.Recipe.Line;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.text.Names;
import java.util.List;

/** FalkorDB and RedisGraph: the words of Neo4j, but no names. */
final class UnnamedIndexes implements SchemaText {

    @Override
    public List<Line> create(Index index, PropertyGraph graph) {
        return List.of(Line.setup("CREATE INDEX FOR " + on(index)));
    }

    @Override
    public List<Line> drop(Index index, PropertyGraph graph) {
        return List.of(Line.setup("DROP INDEX FOR " + on(index)));
    }

    static String on(Index index) {
        String label = ":" + Names.of(index.label());
        String pattern = index.on() == Element.Kind.EDGE ? "()-[x" + label + "]-()" : "(x" + label + ")";
        return pattern + " ON (x." + Names.of(index.property()) + ")";
    }
}
