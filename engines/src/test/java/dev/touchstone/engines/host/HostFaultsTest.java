package dev.touchstone.engines.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Killed;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.engines.host.FakeSessions.Diary;
import dev.touchstone.engines.statement.Text;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a child process does, the parent gets an outcome and goes on. */
class HostFaultsTest {
    private static final Duration LIMIT = Duration.ofSeconds(1);

    private final Diary diary = new Diary();
    private final HostSession session = FakeSessions.open(diary);

    @BeforeEach
    void load() {
        assertThat(session.load(FakeSessions.graph(3))).isEmpty();
    }

    @AfterEach
    void close() {
        session.close();
    }

    private Outcome run(String text) {
        return session.run(new Text(text), Map.of(), LIMIT);
    }

    private List<Value> values(Outcome outcome) {
        assertThat(outcome).isInstanceOf(Rows.class);
        return ((Rows) outcome).answer().column(0);
    }

    @Test
    void theEngineTellsItsVersionAndHoldsTheDataset() {
        assertThat(session.reportedVersion()).isEqualTo("1.0-fake");
        assertThat(values(run("nodes"))).containsExactly(Values.of(0), Values.of(1), Values.of(2));
    }

    @Test
    void aStrayPrintDoesNotBreakTheWire() {
        assertThat(values(run("print"))).containsExactly(Values.of("printed"));
        assertThat(values(run("nodes"))).hasSize(3);
    }

    @Test
    void anEndlessStatementIsStoppedByTheEnginesOwnMeansAndTheProcessLives() {
        Value before = values(run("pid")).getFirst();
        assertThat(run("sleep")).isEqualTo(new TimedOut(LIMIT, false));
        assertThat(values(run("pid"))).containsExactly(before);
    }

    @Test
    void aStatementThatDoesNotListenIsStoppedByKillingItsProcess() {
        Value before = values(run("pid")).getFirst();
        long start = System.nanoTime();
        assertThat(run("spin")).isEqualTo(new TimedOut(LIMIT, true));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(8));
        assertThat(values(run("pid"))).doesNotContain(before);
        assertThat(values(run("nodes"))).as("the dataset is loaded again").hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"memory:OutOfMemoryError", "exit:exit code 7"})
    void aProcessThatEndsIsAnOutcomeAndIsStartedAgainWithItsDataset(String example) {
        String statement = example.substring(0, example.indexOf(':'));
        String how = example.substring(example.indexOf(':') + 1);
        assertThat(session.run(new Text(statement), Map.of(), Duration.ofSeconds(20)))
                .isInstanceOfSatisfying(
                        Crashed.class, crashed -> assertThat(crashed.how()).isEqualTo(how));
        assertThat(values(run("nodes"))).hasSize(3);
        assertThat(diary.lines).containsExactly("started 1.0-fake", "restarted: crashed: " + how);
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 15})
    void aProcessKilledFromOutsideSaysNothingOfTheEngine(int signal) throws Exception {
        send(signal);
        Outcome outcome = run("nodes");
        assertThat(outcome).isEqualTo(new Killed("signal " + signal));
        assertThat(new CrashCase(FakeSessions.graph(3), FakeSessions.TARGET.engine(), new Text("nodes"))
                        .verdict(List.of(outcome)))
                .isEqualTo(new Unknown("killed from outside: signal " + signal));
        assertThat(values(run("nodes"))).hasSize(3);
    }

    @Test
    void aProcessThatEndsBySignalOfItsOwnIsACrashWithItsLastOutput() throws Exception {
        send(6);
        assertThat(run("nodes")).isInstanceOfSatisfying(Crashed.class, crashed -> {
            assertThat(crashed.how()).isEqualTo("signal 6");
            assertThat(crashed.lastOutput()).contains("a stray line on standard error");
        });
        assertThat(values(run("nodes"))).hasSize(3);
    }

    private void send(int signal) throws Exception {
        long pid = ((Value.Int) values(run("pid")).getFirst()).value();
        ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
        new ProcessBuilder("kill", "-" + signal, Long.toString(pid)).start().waitFor();
        process.onExit().get(20, TimeUnit.SECONDS);
    }

    @Test
    void aStackOverflowIsAnInternalErrorAndTheProcessLives() {
        Value before = values(run("pid")).getFirst();
        assertThat(run("overflow"))
                .isInstanceOfSatisfying(
                        Failed.class,
                        failed -> assertThat(failed.error().type()).isEqualTo("java.lang.StackOverflowError"));
        assertThat(values(run("pid"))).containsExactly(before);
    }

    @Test
    void whatAnEngineThrowsIsToldApart() {
        assertThat(run("break")).isInstanceOfSatisfying(Failed.class, failed -> {
            assertThat(failed.error().message()).isEqualTo("broken inside");
            assertThat(failed.error().place())
                    .startsWith("java.lang.IllegalStateException < org.example.store.Store.fail");
        });
        assertThat(run("reject"))
                .isInstanceOfSatisfying(
                        Rejected.class,
                        rejected -> assertThat(rejected.reason()).isEqualTo(Reason.SYNTAX));
    }

    @Test
    void rowsBeyondTheMostAreSaidToBeMissing() {
        assertThat(run("many"))
                .isInstanceOfSatisfying(
                        Rows.class, rows -> assertThat(rows.complete()).isFalse());
    }

    @Test
    void whatTheEngineCannotBeLoadedWithIsAnOutcome() {
        var triples = new dev.touchstone.core.dataset.RdfGraph(Map.of(), List.of());
        Optional<Outcome> trouble = session.load(triples);
        assertThat(trouble)
                .get()
                .isInstanceOfSatisfying(
                        Rejected.class,
                        rejected -> assertThat(rejected.reason()).isEqualTo(Reason.UNSUPPORTED));
    }

    @Test
    void aFreshProcessOnRequest() {
        Value before = values(run("pid")).getFirst();
        session.restart();
        assertThat(values(run("pid"))).doesNotContain(before);
        assertThat(values(run("nodes"))).hasSize(3);
    }

    @Test
    void anEngineThatDoesNotOpenIsOneClearLine() {
        Launch launch = FakeSessions.launch(Map.of("refuse", "the store is locked"));
        assertThatThrownBy(() -> new HostSession(FakeSessions.TARGET, launch, diary, 100).start())
                .isInstanceOf(EngineUnavailable.class)
                .hasMessageContaining("fake@1 does not start")
                .hasMessageContaining("the store is locked");
    }
}
