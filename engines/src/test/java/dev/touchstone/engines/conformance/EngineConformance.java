package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;

/** What every engine must do. An engine inherits these tests; they are also its to-do list. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EngineConformance {
    private static final Duration LIMIT = Duration.ofSeconds(30);

    @Parameter
    String engine = "";

    private Optional<Session> opened = Optional.empty();

    @BeforeParameterizedClassInvocation
    void open() {
        opened = Optional.of(Installed.open(engine));
    }

    @AfterParameterizedClassInvocation
    void close() {
        opened.ifPresent(Session::close);
        opened = Optional.empty();
    }

    Session session() {
        return opened.orElseThrow();
    }

    /** Datasets that together hold every value type that the engine claims. */
    abstract List<Dataset> datasets();

    abstract Dataset empty();

    /** Statements that together give a dataset back. */
    abstract List<Statement> everything();

    /** Their answers, one after the other, on this dataset. */
    abstract List<List<Value>> expected(Dataset dataset);

    abstract Statement syntaxError();

    abstract Statement unsupported();

    /** A statement on which this version breaks, where one is known. */
    abstract Optional<Statement> internalError();

    /** A statement that takes far longer than a test may on any of the datasets. */
    abstract Statement endless();

    /** Whether this version can be made to give up by its own means. One that cannot is killed with its process. */
    boolean givesUp() {
        return true;
    }

    Outcome run(Statement statement) {
        return session().run(statement, Map.of(), LIMIT);
    }

    List<List<Value>> content() {
        return everything().stream()
                .flatMap(statement -> {
                    Outcome outcome = run(statement);
                    assertThat(outcome).as(outcome.summary()).isInstanceOf(Rows.class);
                    return ((Rows) outcome).answer().rows().stream();
                })
                .toList();
    }

    /** Exactly this dataset is in the engine. */
    void assertHolds(Dataset dataset) {
        assertThat(content()).containsExactlyInAnyOrderElementsOf(expected(dataset));
    }

    void load(Dataset dataset) {
        assertThat(session().load(dataset).map(Outcome::summary)).isEmpty();
    }

    @Test
    void statesItsVersion() {
        assertThat(session().reportedVersion()).isEqualTo(engine.substring(engine.indexOf('@') + 1));
    }

    @Test
    void givesBackExactlyWhatWasLoaded() {
        for (Dataset dataset : datasets()) {
            load(dataset);
            assertHolds(dataset);
        }
    }

    @Test
    void wipesCompletely() {
        load(datasets().getLast());
        load(empty());
        assertThat(content()).isEmpty();
    }

    @Test
    void honoursALimitAndGoesOn() {
        Dataset dataset = datasets().getLast();
        load(dataset);
        Duration limit = Duration.ofSeconds(1);
        long start = System.nanoTime();
        assertThat(session().run(endless(), Map.of(), limit))
                .as("the engine gives up by its own means, or is killed")
                .isEqualTo(new TimedOut(limit, !givesUp()));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
        assertHolds(dataset);
    }

    /** What the language's probe of each feature gives on this engine, one line for each that should have given something else. */
    private List<String> surprises(boolean claimed) {
        Dialect dialect = session().target().dialect();
        List<String> wrong = session().target().wrong();
        List<String> surprises = new ArrayList<>();
        for (Probe probe : Languages.installed().named(dialect.language()).probes()) {
            if (dialect.has(probe.feature()) == claimed) {
                Outcome outcome = session().load(probe.dataset()).orElseGet(() -> run(probe.statement()));
                boolean expected = wrong.contains(probe.feature())
                        ? isBroken(probe, outcome)
                        : claimed ? isAnswer(probe, outcome) : isAbsent(probe, outcome);
                if (!expected) {
                    surprises.add(probe.feature() + ": " + outcome);
                }
            }
        }
        return surprises;
    }

    static boolean isAnswer(Probe probe, Outcome outcome) {
        return outcome instanceof Rows rows
                && new Comparison(Sameness.TYPED)
                        .asMultisets(probe.rows(), rows.answer().rows())
                        .isNone();
    }

    /** A bug is one for as long as its probe fails. */
    private static boolean isBroken(Probe probe, Outcome outcome) {
        return !isAnswer(probe, outcome) && !(outcome instanceof Rejected);
    }

    /** An engine may also lack what it would need, such as an index. */
    private static boolean isAbsent(Probe probe, Outcome outcome) {
        return outcome instanceof Rejected(Reason reason, Outcome.Thrown error)
                ? Set.of(Reason.SYNTAX, Reason.UNSUPPORTED, Reason.RESOURCES).contains(reason)
                : !probe.refused() && outcome instanceof Rows && !isAnswer(probe, outcome);
    }

    @Test
    void hasTheFeaturesThatItClaims() {
        assertThat(surprises(true)).isEmpty();
    }

    @Test
    void refusesTheFeaturesThatItDoesNotClaim() {
        assertThat(surprises(false)).isEmpty();
    }

    @Test
    void answersInEveryWayThatTheCatalogueNames() {
        load(datasets().getLast());
        for (Map<String, String> options : session().target().options()) {
            Outcome outcome = session().run(everything().getFirst(), options, LIMIT);
            assertThat(outcome).as(options + ": " + outcome.summary()).isInstanceOf(Rows.class);
        }
    }

    @Test
    void classifiesASyntaxError() {
        load(empty());
        assertThat(run(syntaxError()))
                .isInstanceOfSatisfying(
                        Rejected.class,
                        rejected -> assertThat(rejected.reason()).isEqualTo(Reason.SYNTAX));
    }

    @Test
    void classifiesAnUnsupportedFeature() {
        load(empty());
        assertThat(run(unsupported()))
                .isInstanceOfSatisfying(
                        Rejected.class,
                        rejected -> assertThat(rejected.reason()).isEqualTo(Reason.UNSUPPORTED));
    }

    @Test
    void classifiesAnInternalError() {
        assumeThat(internalError())
                .as("a statement on which " + engine + " breaks is known")
                .isPresent();
        load(datasets().getFirst());
        assertThat(run(internalError().orElseThrow())).isInstanceOf(Failed.class);
    }
}
