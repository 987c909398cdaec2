package dev.touchstone.engines.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.OwnError;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import dev.touchstone.engines.host.FakeSessions.Diary;
import dev.touchstone.engines.statement.Text;
import dev.touchstone.host.Frame;
import dev.touchstone.host.fake.BreakingAdapter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An error of our own is told from one of the engine's, at every callback, and accuses nobody. */
class OwnErrorsTest {

    private static HostSession session(String at, String how) {
        return new HostSession(
                FakeSessions.TARGET,
                FakeSessions.launch(BreakingAdapter.class, Map.of("at", at, "how", how)),
                new Diary(),
                100);
    }

    /** What comes of the load, or else of a statement after it. */
    private static Outcome outcome(String at, String how) {
        try (HostSession session = session(at, how)) {
            session.start();
            return session.load(everyChange())
                    .<Outcome>map(NotLoaded::new)
                    .orElseGet(() -> session.run(new Text("x"), Map.of(), Duration.ofSeconds(20)));
        }
    }

    private static Verdict verdict(Outcome outcome) {
        return CrashCase.judge(FakeSessions.TARGET.engine(), outcome, "The statement");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wipe", "commit", "declareNodes", "declareEdges", "addNode", "addEdge", "setNodeProperty",
                "setEdgeProperty", "addLabel", "removeLabel", "deleteNode", "deleteEdge", "createIndex", "dropIndex",
                "createConstraint", "dropConstraint", "run", "encode", "fault"
            })
    void whatOurAdapterThrowsAtAnyCallbackIsOurError(String at) {
        Outcome outcome = outcome(at, "ours");
        assertThat(outcome.ownError()).as(outcome.summary()).isPresent();
        assertThat(verdict(outcome))
                .isInstanceOfSatisfying(
                        Verdict.Unknown.class,
                        unknown -> assertThat(unknown.isOurs())
                                .as(unknown.reason())
                                .isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ours-in-the-jdk", "ours-called-back", "ours-overflow", "ours-missing-class"})
    void ourErrorIsOursHoweverItComes(String how) {
        assertThat(outcome("run", how)).isInstanceOf(OwnError.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"theirs", "theirs-in-the-jdk", "theirs-overflow"})
    void whatTheEngineThrowsStaysAFinding(String how) {
        assertThat(outcome("run", how)).isInstanceOf(Failed.class);
        Outcome load = outcome("addNode", how);
        assertThat(load)
                .isInstanceOfSatisfying(
                        NotLoaded.class,
                        notLoaded -> assertThat(notLoaded.why()).isInstanceOf(Failed.class));
        assertThat(verdict(load)).isInstanceOf(Verdict.Fail.class);
    }

    @Test
    void whatTheEngineThrowsAndWeWrapIsWhatTheAdapterSays() {
        assertThat(outcome("run", "theirs-wrapped")).isInstanceOf(Rejected.class);
    }

    @Test
    void anAnswerThatCannotBeReadIsOurError() {
        Frame unknown = new Frame((byte) 99, new byte[8]);
        Frame cutOff = new Frame(Frame.TABLE, new byte[9]);
        assertThat(Reply.read(unknown, Duration.ZERO).outcome()).isInstanceOf(OwnError.class);
        assertThat(Reply.read(cutOff, Duration.ZERO).outcome()).isInstanceOf(OwnError.class);
    }

    @Test
    void anAdapterThatCannotOpenSaysThatItIsOurs() {
        assertThatThrownBy(() -> session("open", "ours").start())
                .isInstanceOf(EngineUnavailable.class)
                .hasMessageContaining("our own error");
    }

    @Test
    void anAdapterThatCannotCloseSpoilsNothing() {
        assertThat(outcome("close", "ours")).isInstanceOf(Rows.class);
    }

    /** A dataset that is built by every kind of change. */
    private static PropertyGraph everyChange() {
        Typed one = new Typed(PropertyType.LONG, Values.of(1));
        Node node = new Node(1, List.of("A"), Map.of("p", one));
        Node other = new Node(2, List.of("A"), Map.of());
        Edge edge = new Edge(3, "T", 1, 2, Map.of());
        Index index = new Index(Element.Kind.NODE, "A", "p");
        Index constraint = new Index(Element.Kind.NODE, "A", "q", true);
        return new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                List.of(),
                List.of(),
                List.of(),
                List.of(
                        new Change.AddNode(node),
                        new Change.AddNode(other),
                        new Change.AddEdge(edge),
                        new Change.SetProperty(Element.Kind.NODE, 1, "p", Optional.of(one)),
                        new Change.SetProperty(Element.Kind.EDGE, 3, "p", Optional.of(one)),
                        new Change.AddLabel(1, "B"),
                        new Change.RemoveLabel(1, "B"),
                        new Change.CreateIndex(index),
                        new Change.DropIndex(index),
                        new Change.CreateIndex(constraint),
                        new Change.DropIndex(constraint),
                        new Change.DeleteEdge(3),
                        new Change.DeleteNode(1),
                        new Change.DeleteNode(2)));
    }
}
