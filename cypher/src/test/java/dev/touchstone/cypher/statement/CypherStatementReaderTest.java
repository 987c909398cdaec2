package dev.touchstone.cypher.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.language.StatementReader.Read;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CypherStatementReaderTest {
    private final CypherStatementReader reader = new CypherStatementReader();

    @Test
    void aGraphIsWhatTheSetupLeavesInTheEnd() {
        PropertyGraph graph = reader.dataset(List.of(
                "CREATE NODE TABLE A(k INT64, PRIMARY KEY(k))",
                "CREATE (:A {k: 1, uid: 9}), (:Gone), (b:B {w: 1.5})",
                "MATCH (n:Gone) DELETE n",
                "MATCH (a:A), (b:B) CREATE (b)-[:T {since: '2020'}]->(a)"));
        assertThat(graph.nodes())
                .containsExactly(
                        new Node(0, List.of("A"), Map.of("k", new Typed(PropertyType.LONG, Values.of(1)))),
                        new Node(1, List.of("B"), Map.of("w", new Typed(PropertyType.DOUBLE, Values.of(1.5)))));
        Typed since = new Typed(PropertyType.STRING, Values.of("2020"));
        assertThat(graph.edges()).containsExactly(new Edge(0, "T", 1, 0, Map.of("since", since)));
        EdgeType type = graph.schema().edgeType("T");
        assertThat(List.of(type.from(), type.to())).containsExactly(Optional.of("B"), Optional.of("A"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CREATE INDEX FOR (n:L) ON (n.p)              | NODE | L
            CREATE INDEX by_p IF NOT EXISTS FOR (n:L) ON (n.p); | NODE | L
            create index on :L(p)                        | NODE | L
            CREATE INDEX FOR ()-[r:T]-() ON (r.p)        | EDGE | T
            """)
    void indexesAreMadeInWhateverWayTheyAreWritten(String text, Kind on, String label) {
        assertThat(reader.dataset(List.of(text)).indexes()).containsExactly(new Index(on, label, "p"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CREATE (:A {k: 1}), (:A {k: 'x'})  | values of two types
            CREATE (:A {k: [1, 2]})            | a property such as k
            CREATE (:A {k: 1 / 0})             | the setup fails
            CREATE (:A                         | no Cypher
            """)
    void whatCannotBeMadeIsAMistake(String text, String message) {
        assertThatThrownBy(() -> reader.dataset(List.of(text)))
                .isInstanceOf(UserMistake.class)
                .hasMessageContaining(message);
    }

    @Test
    void aQueryReadsOrWritesAndIsNoCommand() {
        assertThat(statement("MATCH (n) RETURN n").isLegal()).isTrue();
        assertThat(statement("MATCH (n) RETURN n").writes()).isFalse();
        assertThat(statement("CREATE (n)").writes()).isTrue();
    }

    private Statement statement(String text) {
        return ((Read.Judgeable) reader.query(text)).statement();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CREATE INDEX FOR (n:L) ON (n.p)",
                "SHOW INDEXES",
                "EXPLAIN MATCH (n) RETURN n",
                "PROFILE RETURN 1",
                "CALL db.labels()",
                "CALL apoc.help('x') YIELD name RETURN name",
                "MATCH (n) CALL db.labels() YIELD label RETURN n, label",
                "CYPHER 25 RETURN 1",
                "LOAD CSV FROM 'x' AS line RETURN line",
                "MATCH (n:A&B) RETURN n",
                "MATCH (n:!A) RETURN n",
                "MATCH p = SHORTEST 1 (a)-->+(b) RETURN p",
                "MATCH (n) WHERE n.x IS :: INTEGER RETURN n",
                "RETURN VALUE { MATCH (n) RETURN n.x } AS x",
                "MATCH (n) CALL (n) { RETURN n.x AS x } RETURN x",
                "CREATE (:A) FINISH",
                "COPY A FROM 'a.csv'",
            })
    void whatAnEngineMayKnowIsNotAMistake(String text) {
        assertThat(reader.query(text)).isInstanceOf(Read.Unjudgeable.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "RETRUN 1",
                "MATCH (n RETURN n",
                "MATCH (n) RETURN",
                "MATCH (n) WHERE RETURN n",
                "RETURN 1 +",
                "RETURN [1, 2",
                "RETURN 'a",
                "MATCH (n)-[r->(m) RETURN n",
                "hello world",
                "MATCH (n) RETURN n.",
                "CREATE (:A",
            })
    void whatNoEngineKnowsIsAMistakeThatSaysWhere(String text) {
        assertThatThrownBy(() -> reader.query(text))
                .isInstanceOf(UserMistake.class)
                .hasMessageMatching("no Cypher: .*\\(at character \\d+\\)");
    }
}
