package dev.touchstone.campaign.examine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.PlainReport;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** One engine that answers with one row, or as a test says, and its reference. */
class CorroborationTest {
    private static final Duration LIMIT = Duration.ofSeconds(1);
    private static final Thrown ERROR = new Thrown("a.Error", "no it", "a.Error", List.of("a.B.c"));
    private static final Target REFERENCE = new Target(new EngineId("reference", "1.0"), FakeLanguage.DIALECT);
    private static final EngineId ENGINE = FakeEngine.TARGET.engine();

    /** Parameters as values. */
    private static final LanguageReport INLINING = new PlainReport() {
        @Override
        public Optional<Statement> inlined(Statement statement, Dialect dialect) {
            return statement.parameters().isEmpty() ? Optional.empty() : Optional.of(new Words("find 5"));
        }
    };

    @Test
    void whatTheReferenceAnswersIsRight() {
        List<Entry> entries = of(about("find it"), text -> FakeEngine.ONE_ROW, text -> FakeEngine.NO_ROW);
        assertThat(entries.getFirst().right()).contains(((Rows) FakeEngine.NO_ROW).answer());
        assertThat(entries.getFirst().refusal()).isEmpty();
    }

    @Test
    void whatTheReferenceRefusesIsKept() {
        List<Entry> entries =
                of(about("find it"), text -> new Failed(ERROR), text -> new Rejected(Reason.EVALUATION, ERROR));
        assertThat(entries.getFirst().refusal()).contains("rejected (evaluation): a.Error: no it");
        assertThat(entries.getFirst().right()).isEmpty();
    }

    @Test
    void aReferenceThatTakesTooLongRefusesNothing() {
        List<Entry> entries =
                of(about("find it"), text -> new Failed(ERROR), text -> new Outcome.TimedOut(LIMIT, false));
        assertThat(entries.getFirst().refusal()).isEmpty();
    }

    @Test
    void afterAChangeThatTheReferenceRefusesItSaysNothingMore() {
        Script script = new Script(FakeLanguage.graph(1), ENGINE, List.of("find a", "add b", "find c"));
        List<Entry> entries = of(
                script,
                text -> FakeEngine.ONE_ROW,
                text -> text.startsWith("add") ? new Rejected(Reason.UNSUPPORTED, ERROR) : FakeEngine.NO_ROW);
        assertThat(entries).extracting(entry -> entry.right().isPresent()).containsExactly(true, false, false);
    }

    @Test
    void valuesStandInThePlaceOfParametersWhereTheEngineDoesTheSame() {
        Case asked = new CrashCase(
                FakeLanguage.graph(1), ENGINE, new Words("find $it", Map.<String, Value>of("it", Values.of(5))));
        assertThat(of(asked, text -> FakeEngine.ONE_ROW, text -> FakeEngine.ONE_ROW)
                        .getFirst()
                        .inlined())
                .contains("find 5");
        assertThat(of(
                                asked,
                                text -> text.equals("find 5") ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW,
                                text -> FakeEngine.ONE_ROW)
                        .getFirst()
                        .inlined())
                .isEmpty();
    }

    private static Case about(String text) {
        return new CrashCase(FakeLanguage.graph(1), ENGINE, new Words(text));
    }

    private static List<Entry> of(Case asked, Function<String, Outcome> engine, Function<String, Outcome> reference) {
        FakeEngine one = new FakeEngine((diary, text) -> engine.apply(text));
        FakeEngine other = new FakeEngine((diary, text) -> reference.apply(text));
        Launcher launcher = (target, watcher) -> (target.equals(REFERENCE) ? other : one).session(target, watcher);
        Target measured = new Target(ENGINE, FakeLanguage.DIALECT, List.of(), Optional.of(REFERENCE));
        try (Workbench bench = new Workbench(List.of(measured), launcher, Launcher.Watcher.NONE)) {
            return new Corroboration(bench, INLINING, LIMIT)
                    .of(asked, bench.run(asked, LIMIT))
                    .entries();
        }
    }
}
