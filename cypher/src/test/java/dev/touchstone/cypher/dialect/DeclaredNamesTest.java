package dev.touchstone.cypher.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.text.CypherParser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeclaredNamesTest {
    private static final GraphSchema NO_SCHEMA = new GraphSchema(List.of(), List.of());
    private static final PropertyGraph EMPTY = new PropertyGraph(NO_SCHEMA, List.of(), List.of(), List.of(), List.of());
    private static final PropertyGraph GRAPH = new PropertyGraph(
            NO_SCHEMA,
            List.of(new Node(0, List.of("A"), Map.of("k", new Typed(PropertyType.LONG, Values.of(1))))),
            List.of(new Edge(0, "R", 0, 0, Map.of())),
            List.of(),
            List.of());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MATCH (n:A {k: 1})-[r:R]->(m) WHERE n.k = r.k RETURN m.uid",
                "MATCH (n) WHERE n:A RETURN {x: n.k}.x",
                "RETURN 1"
            })
    void whatTheGraphHasIsDeclared(String query) {
        assertThat(DeclaredNames.cover(CypherParser.parse(query), GRAPH)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MATCH (n:B) RETURN n",
                "MATCH (n {l: 1}) RETURN n",
                "MATCH ()-[r:S]->() RETURN r",
                "MATCH (n) RETURN n.l",
                "MATCH (n) WHERE n:B RETURN n",
                "RETURN COUNT { MATCH (:B) }"
            })
    void whatNoTableHasIsNot(String query) {
        assertThat(DeclaredNames.cover(CypherParser.parse(query), GRAPH)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MATCH (n) RETURN n",
                "UNWIND null AS d RETURN COUNT { MATCH ({a: 1}) } = 1",
                "RETURN EXISTS { ()-->() }"
            })
    void withoutTablesAPatternIsAnError(String query) {
        assertThat(DeclaredNames.cover(CypherParser.parse(query), EMPTY)).isFalse();
    }
}
