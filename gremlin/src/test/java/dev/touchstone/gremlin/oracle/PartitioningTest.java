package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.oracle.Sketch.REJECTED;
import static dev.touchstone.gremlin.oracle.Sketch.TIMED_OUT;
import static dev.touchstone.gremlin.oracle.Sketch.incomplete;
import static dev.touchstone.gremlin.oracle.Sketch.rows;
import static dev.touchstone.gremlin.oracle.Sketch.vertex;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.PartitionCase;
import dev.touchstone.core.oracle.PartitionOracle;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.generate.GremlinStatementGenerator;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.text.GremlinReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PartitioningTest {
    private static final PartitionCase PARTS = parts("g.V().has('k0', P.gt(5L)).both()", 1);

    private static PartitionCase parts(String traversal, int place) {
        return new PartitionCase(
                Sketch.GRAPH, Sketch.ENGINE, new GremlinStatement(GremlinReader.traversal(traversal)), place);
    }

    private static final Outcome WHOLE = rows(vertex(1), vertex(2), vertex(2), vertex(4));

    @Test
    void noLoopIsTornApart() {
        String rest = ".has('k0', P.gt(5L)).emit().repeat(__.out()).times(1)";
        assertThat(parts("g.V().repeat(__.out()).times(1)" + rest, 3).isLegal()).isFalse();
        assertThat(parts("g.V()" + rest, 1).isLegal()).isTrue();
    }

    @Test
    void theWholeAndItsThreePartsAreAsked() {
        List<String> texts = new ArrayList<>();
        List<Outcome> outcomes = new ArrayList<>();
        while (PARTS.next(outcomes).isPresent()) {
            texts.add(Sketch.text(PARTS.next(outcomes)));
            outcomes.add(rows());
        }
        assertThat(texts)
                .containsExactly(
                        "g.V().both()",
                        "g.V().has('k0', P.gt(5L)).both()",
                        "g.V().has('k0').not(__.has('k0', P.gt(5L))).both()",
                        "g.V().hasNot('k0').both()");
    }

    @Test
    void afterAPartThatWasNotAnsweredNothingMoreIsAsked() {
        assertThat(PARTS.next(List.of(WHOLE, rows()))).isPresent();
        assertThat(PARTS.next(List.of(WHOLE, TIMED_OUT))).isEmpty();
    }

    @Test
    void partsThatMakeUpTheWholeAreAPass() {
        assertThat(judge(WHOLE, rows(vertex(2)), rows(vertex(4), vertex(2)), rows(vertex(1))))
                .isEqualTo(Verdict.pass());
        assertThat(judge(rows(), rows(), rows(), rows())).isEqualTo(Verdict.pass());
    }

    @Test
    void aLostOrDoubledRowIsAWrongResult() {
        assertThat(judge(WHOLE, rows(vertex(1)), rows(vertex(2), vertex(4)), rows()))
                .isEqualTo(wrong("extra"));
        assertThat(judge(WHOLE, rows(vertex(1)), WHOLE, rows())).isEqualTo(wrong("missing"));
        assertThat(judge(WHOLE, rows(vertex(1), vertex(2), vertex(2)), rows(vertex(3)), rows()))
                .isEqualTo(wrong("missing extra"));
    }

    /** A broken pattern is never looked at in the whole, and strings are never added up in an empty part. */
    @Test
    void ofAPartThatIsRejectedNothingCanBeSaid() {
        for (int rejected = 0; rejected < 4; rejected++) {
            List<Outcome> outcomes = new ArrayList<>(List.of(WHOLE, WHOLE, rows(), rows()));
            outcomes.set(rejected, REJECTED);
            assertThat(PARTS.judge(outcomes)).as("part %d rejected", rejected).isEqualTo(new Unknown("rejected"));
        }
    }

    @Test
    void filtersThatAreJoinedByWhatStandsBetweenThemAreNotDivided() {
        assertThat(parts("g.V().has('k0', P.gt(5L)).or().has('k1', P.lt(2))", 1).isLegal())
                .isFalse();
    }

    @Test
    void whereTimeOrRoomRanOutNothingCanBeSaid() {
        assertThat(judge(WHOLE, TIMED_OUT, rows(), rows())).isEqualTo(new Unknown("time ran out"));
        assertThat(judge(incomplete(vertex(1)), rows(), rows(), rows())).isEqualTo(new Unknown("too many rows"));
    }

    @Test
    void aPropertyThatIsNotANumberSomewhereIsLeftAlone() {
        // From TinkerPop 3.6 on, such a vertex is in none of the three parts.
        assertThat(PARTITION.propose(round(Values.of(1.5), Values.of(Double.NaN)), new Choices(1)))
                .isEmpty();
        assertThat(PARTITION.propose(round(Values.of(1.5), Values.of(2.5)), new Choices(1)))
                .isPresent();
    }

    /** Two vertices with these values of k0, and an edge. */
    private static Round round(Value... values) {
        List<Node> nodes = new ArrayList<>();
        for (Value value : values) {
            nodes.add(new Node(nodes.size(), List.of("L0"), Map.of("k0", new Typed(PropertyType.DOUBLE, value))));
        }
        PropertyGraph graph = new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                nodes,
                List.of(new Edge(0, "T0", 0, 1, Map.of())),
                List.of(),
                List.of());
        Dialect dialect = new Dialect("gremlin", List.of(PropertyType.DOUBLE), List.of());
        return new Round(0, graph, List.of(new Target(Sketch.ENGINE, dialect)), dialect, Limits.DEFAULT);
    }

    @Test
    void partsReadBackAsTheyWere() {
        assertThat(Sketch.readBack(PARTS)).isEqualTo(PARTS);
    }

    private static final Oracle PARTITION = new PartitionOracle("", "", new GremlinStatementGenerator());

    private static Verdict judge(Outcome... outcomes) {
        return PARTS.judge(List.of(outcomes));
    }

    private static Verdict wrong(String mark) {
        return new Fail(
                Kind.WRONG_RESULT,
                Sketch.ENGINE,
                mark,
                "Rows where a condition is true, false and neither do not make up the whole.");
    }
}
