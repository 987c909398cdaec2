package dev.touchstone.cypher.report;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.text.Names;
import java.util.List;

/** Neo4j 3.5 and Memgraph. Only the latter has indexes on edges; the former is the one that is asked for constraints. */
final class IndexOnSchema implements SchemaText {

    @Override
    public List<Line> create(Index index, PropertyGraph graph) {
        return List.of(Line.setup("CREATE " + written(index)));
    }

    @Override
    public List<Line> drop(Index index, PropertyGraph graph) {
        return List.of(Line.setup("DROP " + written(index)));
    }

    private static String written(Index index) {
        if (index.unique()) {
            return "CONSTRAINT " + NamedIndexes.asserted(index);
        }
        return (index.on() == Element.Kind.EDGE ? "EDGE INDEX" : "INDEX") + " ON :" + Names.of(index.label()) + "("
                + Names.of(index.property()) + ")";
    }
}
