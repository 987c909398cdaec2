package dev.touchstone.cypher.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Clause.Match;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.text.CypherParser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** On the graph {@code (0:A)-[0:T]->(1:B)-[1:T]->(2), (1)-[2:U]->(1)}. */
class MatcherTest {
    private final Graph graph = new Graph();

    MatcherTest() {
        Graph.Node a = graph.addNode();
        a.labels().add("A");
        Graph.Node b = graph.addNode();
        b.labels().add("B");
        Graph.Node c = graph.addNode();
        graph.addEdge("T", a, b);
        graph.addEdge("T", b, c);
        graph.addEdge("U", b, b);
    }

    /** Takes properties and conditions for granted. */
    private static final class Lenient implements Matcher.Conditions {
        @Override
        public boolean fits(Expression properties, Element element, Row row) {
            return true;
        }

        @Override
        public boolean holds(Expression condition, Row row) {
            return true;
        }
    }

    private List<String> match(String pattern, Row row) {
        Match match = (Match) CypherParser.parse("MATCH " + pattern)
                .parts()
                .getFirst()
                .clauses()
                .getFirst();
        return new Matcher(Run.on(graph, Map.of(), new Budget(10_000)), new Lenient())
                .matches(match.paths(), row).stream()
                        .map(found -> show(found.toMap()))
                        .toList();
    }

    private List<String> match(String pattern) {
        return match(pattern, Row.EMPTY);
    }

    private static String show(Map<String, Value> row) {
        StringBuilder out = new StringBuilder();
        row.forEach((name, value) ->
                out.append(name).append('=').append(show(value)).append(' '));
        return out.toString().strip();
    }

    private static String show(Value value) {
        return switch (value) {
            case Element element ->
                (element.kind() == Element.Kind.NODE ? "n" : "r")
                        + element.key().orElseThrow();
            case Value.ListOf list ->
                list.items().stream().map(MatcherTest::show).toList().toString();
            case Value.Path path ->
                path.stops().stream().map(MatcherTest::show).toList().toString();
            default -> value.toString();
        };
    }

    @Test
    void nodesAreFoundByTheirLabels() {
        assertThat(match("(x)")).containsExactly("x=n0", "x=n1", "x=n2");
        assertThat(match("(x:B)")).containsExactly("x=n1");
        assertThat(match("(x:A:B)")).isEmpty();
    }

    @Test
    void relationshipsAreFollowedInTheirDirection() {
        assertThat(match("(x:A)-[r]->(y)")).containsExactly("x=n0 r=r0 y=n1");
        assertThat(match("(x:A)<-[r]-(y)")).isEmpty();
        assertThat(match("(x:B)-[r:T]-(y)")).containsExactly("x=n1 r=r1 y=n2", "x=n1 r=r0 y=n0");
        assertThat(match("(x:B)-[r:U|V]->(y)")).containsExactly("x=n1 r=r2 y=n1");
    }

    @Test
    void aLoopIsOneWayOnAlsoWithoutDirection() {
        assertThat(match("(x)-[r:U]-(y)")).containsExactly("x=n1 r=r2 y=n1");
    }

    @Test
    void noRelationshipIsUsedTwiceInOneMatch() {
        assertThat(match("(x:A)--(y)--(z)")).containsExactly("x=n0 y=n1 z=n2", "x=n0 y=n1 z=n1");
        assertThat(match("(x)-[r:U]->(), (y)-[s:U]->()")).isEmpty();
    }

    @Test
    void severalPathsMakeAllCombinations() {
        assertThat(match("(x:A), (y)")).containsExactly("x=n0 y=n0", "x=n0 y=n1", "x=n0 y=n2");
    }

    @Test
    void aBoundVariableIsMetAgain() {
        Row row = Row.EMPTY.with("y", graph.node(2).orElseThrow().value());
        assertThat(match("(x)-->(y)", row)).containsExactly("y=n2 x=n1");
        assertThat(match("(x)-->(x)")).containsExactly("x=n1");
        assertThat(match("(y)", Row.EMPTY.with("y", new Value.Null()))).isEmpty();
    }

    @Test
    void pathsOfSeveralLengthsGiveListsOfRelationships() {
        assertThat(match("(x:A)-[r:T*]->(y)")).containsExactly("x=n0 r=[r0] y=n1", "x=n0 r=[r0, r1] y=n2");
        assertThat(match("(x:A)-[r:T*0..1]->(y)")).containsExactly("x=n0 r=[] y=n0", "x=n0 r=[r0] y=n1");
        assertThat(match("(x:A)-[r*3]->(y)")).containsExactly("x=n0 r=[r0, r2, r1] y=n2");
    }

    @Test
    void aPathHoldsWhatItPasses() {
        assertThat(match("p = (:A)-[*2]->()")).containsExactly("p=[n0, r0, n1, r1, n2]", "p=[n0, r0, n1, r2, n1]");
    }

    @Test
    void aQuantifiedPathGivesListsOfItsVariables() {
        assertThat(match("(s:A) ((a)-[r:T]->(b)){1,2} (e)"))
                .containsExactly("s=n0 a=[n0] r=[r0] b=[n1] e=n1", "s=n0 a=[n0, n1] r=[r0, r1] b=[n1, n2] e=n2");
    }
}
