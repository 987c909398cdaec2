package dev.touchstone.cypher.report;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.text.Names;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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

    /** Parameters go before the query, as in {@code GRAPH.QUERY g "CYPHER a=1 RETURN $a"}. */
    @Override
    public String asked(String text, Map<String, String> parameters) {
        return parameters.isEmpty()
                ? text
                : parameters.entrySet().stream()
                        .map(parameter -> Names.of(parameter.getKey()) + "=" + parameter.getValue())
                        .collect(Collectors.joining(" ", "CYPHER ", " " + text));
    }

    static String on(Index index) {
        String label = ":" + Names.of(index.label());
        String pattern = index.on() == Element.Kind.EDGE ? "()-[x" + label + "]-()" : "(x" + label + ")";
        return pattern + " ON (x." + Names.of(index.property()) + ")";
    }
}
