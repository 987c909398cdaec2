package dev.touchstone.gremlin.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GremlinStatementReaderTest {
    private final GremlinStatementReader reader = new GremlinStatementReader();

    @Test
    void statementsEndAtSemicolonsAndLinesButNotWithinStrings() {
        assertThat(reader.statements("""
                        // a graph
                        g.addV('a;b'); g.addV('it\\'s\\n;')

                        g.V().has("k", ";")
                        """))
                .containsExactly("g.addV('a;b')", "g.addV('it\\'s\\n;')", "g.V().has(\"k\", \";\")");
        assertThat(reader.statements("g.addV()" + ".property('k', 1)".repeat(10_000)))
                .hasSize(1);
    }

    @Test
    void aTraversalGoesOnWhereADotBeginsALineOrEndsOne() {
        assertThat(reader.statements("g.addV('a')\n    .property('k', 1).\n  next()\ng.V()"))
                .containsExactly("g.addV('a').property('k', 1).next()", "g.V()");
    }

    @Test
    void aGraphIsMadeOfVariablesAndLabelsAlike() {
        PropertyGraph graph = reader.dataset(List.of(
                "v0 = g.addV('A').property('k', 1).property('uid', 7L).next()",
                "g.addV('B').as('b').addE('T').from(v0).to('b').property('w', Double.NaN).iterate()"));
        Typed one = new Typed(PropertyType.INT, Values.of(1));
        Typed none = new Typed(PropertyType.DOUBLE, Values.of(Double.NaN));
        assertThat(graph.nodes())
                .containsExactly(new Node(0, List.of("A"), Map.of("k", one)), new Node(1, List.of("B"), Map.of()));
        assertThat(graph.edges()).containsExactly(new Edge(0, "T", 0, 1, Map.of("w", none)));
        assertThat(graph.schema().nodeType("A").properties())
                .singleElement()
                .satisfies(property -> assertThat(property.type()).isEqualTo(PropertyType.INT));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            g.V().drop()                                         | and not of V
            g.addE('T')                                          | has no ends
            g.addV('A').addE('T').to('x')                        | to names no vertex: x
            g.addV(5)                                            | names are texts
            g.addV('A').property('k', 1).addV('A').property('k', 'x') | values of two types
            RETURN 1                                             | no Gremlin
            """)
    void whatCannotBeReadIsAMistake(String text, String message) {
        assertThatThrownBy(() -> reader.dataset(List.of(text)))
                .isInstanceOf(UserMistake.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"g.V().iterate().count()", "g.V().next(2)", "g.V().toSet()", "g.tx()"})
    void whatIsNoStepIsAMistake(String text) {
        assertThatThrownBy(() -> new GremlinStatementReader().query(text))
                .isInstanceOf(UserMistake.class)
                .hasMessageContaining("is no step");
    }
}
