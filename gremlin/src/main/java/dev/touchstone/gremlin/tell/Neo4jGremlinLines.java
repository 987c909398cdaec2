package dev.touchstone.gremlin.tell;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import java.util.List;
import java.util.stream.Stream;

/** Neo4j behind TinkerPop: indexes by Cypher, each in a transaction of its own. */
final class Neo4jGremlinLines implements SchemaLines {

    @Override
    public List<String> before(PropertyGraph graph) {
        return List.of();
    }

    @Override
    public List<String> create(Index index, PropertyGraph graph) {
        return cypher("CREATE INDEX ON " + place(index), "CALL db.awaitIndex(\"" + place(index) + "\")");
    }

    @Override
    public List<String> drop(Index index, PropertyGraph graph) {
        return cypher("DROP INDEX ON " + place(index));
    }

    private List<String> cypher(String... statements) {
        return Stream.of(statements)
                .flatMap(statement -> Stream.concat(
                        Stream.of("graph.cypher(" + SchemaLines.text(statement) + ").iterate()"), commit().stream()))
                .toList();
    }

    private static String place(Index index) {
        return ":`" + index.label() + "`(`" + index.property() + "`)";
    }
}
