package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Values;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.host.HostLauncher;
import dev.touchstone.gremlin.oracle.DisassembleTraversalOracle;
import dev.touchstone.gremlin.oracle.DisassembleTraversalOracle.Strategy;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.text.GremlinReader;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Errors of a traversal and of its steps, on a TinkerGraph of the time when much was an error, and which of them prove something. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DisassembledErrorTest {
    private static final PropertyGraph GRAPH = new PropertyGraph(
            new GraphSchema(List.of(), List.of()),
            List.of(
                    node(0, "A", Map.of("k", new Typed(PropertyType.INT, Values.of(1)), "l", text("x"))),
                    node(1, "A", Map.of("l", text("y"))),
                    node(2, "B", Map.of("k", new Typed(PropertyType.INT, Values.of(3))))),
            List.of(new Edge(3, "T", 0, 1, Map.of())),
            List.of(),
            List.of());

    private final Ready ready = Installed.ready("tinkergraph@3.4.13");
    private final Target target = ready.target();
    private final Workbench bench =
            new Workbench(List.of(target), new HostLauncher(List.of(ready), "512m"), Launcher.Watcher.NONE);

    DisassembledErrorTest() {
        bench.start();
    }

    @AfterAll
    void close() {
        bench.close();
    }

    private static Node node(long key, String label, Map<String, Typed> properties) {
        return new Node(key, List.of(label), properties);
    }

    private static Typed text(String text) {
        return new Typed(PropertyType.STRING, Values.of(text));
    }

    /** TinkerPop asks has('l') first, and so no vertex without it is sorted. */
    @ParameterizedTest
    @EnumSource
    void aConditionThatIsAskedEarlierMayKeepAnErrorAway(Strategy strategy) {
        Transcript run = run(strategy, "g.V().order().by('l').has('l')");
        assertThat(run.outcomes()).anyMatch(Outcome.Rejected.class::isInstance);
        assertThat(verdict(strategy, run, "g.V().order().by('l').has('l')")).isInstanceOf(Unknown.class);
    }

    @Test
    void whatIsAskedBesidesShowsThatItDoes() {
        Transcript run = run(Strategy.IDS, "g.V().order().by('l').has('l')");
        List<Outcome> outcomes = run.outcomes();
        assertThat(outcomes.get(2)).as("the step").isInstanceOf(Outcome.Rejected.class);
        assertThat(outcomes.subList(3, 5))
                .as("what has 'l', and the step asked of that")
                .hasSize(2)
                .allMatch(Outcome.Rows.class::isInstance);
    }

    /** The graph is counted without being sorted. */
    @Test
    void anErrorThatNothingKeepsAwayIsMissing() {
        String text = "g.V().order().by('l').count()";
        assertThat(verdict(Strategy.IDS, run(Strategy.IDS, text), text))
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.kind()).isEqualTo(Kind.MISSING_EXCEPTION));
    }

    @ParameterizedTest
    @EnumSource
    void anErrorOfBothSidesIsNoFailure(Strategy strategy) {
        for (String text : List.of(
                "g.V().hasLabel('A').has('k', P.gt('x')).out()",
                "g.V().has('k', P.gt('x')).hasLabel('B').count()",
                "g.V().has('k').hasLabel('A').values('k', 'l').sum()",
                "g.V().where(__.in().has('k', P.gt('x'))).hasLabel('A')",
                "g.V().hasNot('z').order().by('l').hasLabel('A', 'B').count()")) {
            assertThat(verdict(strategy, run(strategy, text), text)).as(text).isInstanceOf(Unknown.class);
        }
    }

    private Case disassembled(Strategy strategy, String text) {
        return new DisassembleTraversalOracle(strategy)
                .about(GRAPH, List.of(target), new GremlinStatement(GremlinReader.traversal(text)))
                .orElseThrow();
    }

    private Transcript run(Strategy strategy, String text) {
        return bench.run(disassembled(strategy, text), Duration.ofSeconds(10));
    }

    private Verdict verdict(Strategy strategy, Transcript run, String text) {
        return disassembled(strategy, text).verdict(run);
    }
}
