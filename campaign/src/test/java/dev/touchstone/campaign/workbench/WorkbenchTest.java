package dev.touchstone.campaign.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.campaign.run.ProcessEvents;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.MethodSource;

class WorkbenchTest {
    private static final Duration LIMIT = Duration.ofSeconds(1);
    private static final Thrown ERROR = new Thrown("Error", "oops", "Error", List.of("a.B.c"));

    private final Dataset dataset = FakeLanguage.graph(1);

    @Test
    void casesThatReadShareOneLoad() {
        FakeEngine engine = new FakeEngine();
        play(engine, script(dataset, "find a", "find b"), script(dataset, "find c"));
        assertThat(engine.diary()).containsExactly("load", "find a", "find b", "find c");
    }

    @Test
    void aDatasetThatWasReadBackIsTheSame() {
        FakeEngine engine = new FakeEngine();
        play(engine, script(dataset, "find a"), script(FakeLanguage.graph(1), "find b"));
        assertThat(engine.diary())
                .as("what an engine has learned of its data must stay, where a case is replayed after others")
                .containsExactly("load", "find a", "find b");
    }

    @Test
    void anotherDatasetIsLoaded() {
        FakeEngine engine = new FakeEngine();
        play(engine, script(dataset, "find a"), script(FakeLanguage.graph(2), "find b"), script(dataset, "find c"));
        assertThat(engine.diary()).containsExactly("load", "find a", "load", "find b", "load", "find c");
    }

    @Test
    void aChangeIsUndoneBeforeTheNextCaseAndNotWithinItsOwn() {
        FakeEngine engine = new FakeEngine();
        play(
                engine,
                script(dataset, "find a", "add b", "find c"),
                script(dataset, "find d"),
                script(dataset, "find e"));
        assertThat(engine.diary()).containsExactly("load", "find a", "add b", "find c", "load", "find d", "find e");
    }

    @Test
    void aStepMayWantTheDatasetAsItWas() {
        FakeEngine engine = new FakeEngine();
        play(engine, script(dataset, "anew a", "anew b", "add c", "anew d", "find e"));
        assertThat(engine.diary()).containsExactly("load", "anew a", "anew b", "add c", "load", "anew d", "find e");
    }

    @ParameterizedTest
    @MethodSource("troubles")
    void afterTroubleTheDatasetIsLoadedAgain(Outcome trouble) {
        FakeEngine engine = new FakeEngine((diary, text) -> text.equals("find bad") ? trouble : FakeEngine.ONE_ROW);
        List<Outcome> outcomes = play(engine, script(dataset, "find bad", "find a"), script(dataset, "find b"));
        assertThat(engine.diary()).containsExactly("load", "find bad", "find a", "load", "find b");
        assertThat(outcomes).containsExactly(trouble, FakeEngine.ONE_ROW, FakeEngine.ONE_ROW);
    }

    @ParameterizedTest
    @EnumSource(value = Reason.class, mode = Mode.EXCLUDE, names = "EVALUATION")
    void afterARefusalNothingNeedBeLoadedAgain(Reason reason) {
        Outcome refusal = new Rejected(reason, ERROR);
        FakeEngine engine = new FakeEngine((diary, text) -> text.equals("find bad") ? refusal : FakeEngine.ONE_ROW);
        play(engine, script(dataset, "find bad"), script(dataset, "find b"));
        assertThat(engine.diary()).containsExactly("load", "find bad", "find b");
    }

    static List<Outcome> troubles() {
        return List.of(
                new Rejected(Reason.EVALUATION, ERROR),
                new Failed(ERROR),
                new Crashed("exit 134", List.of()),
                new TimedOut(LIMIT, true));
    }

    @Test
    void aDatasetThatBreaksTheEngineIsTheOutcomeAndWhatComesAfterItBeginsOnAFreshProcess() {
        FakeEngine engine = broken(new Failed(ERROR));
        List<Outcome> outcomes = play(engine, script(dataset, "find a"), script(dataset, "find b"));
        assertThat(outcomes).containsExactly(new NotLoaded(new Failed(ERROR)), new NotLoaded(new Failed(ERROR)));
        assertThat(engine.diary()).containsExactly("load", "restart");
    }

    @Test
    void aDatasetThatIsRefusedIsTheOutcomeAndIsTriedAgain() {
        FakeEngine engine = broken(new Rejected(Reason.EVALUATION, ERROR));
        play(engine, script(dataset, "find a"), script(dataset, "find b"));
        assertThat(engine.diary()).containsExactly("load", "load");
    }

    @Test
    void nothingIsAskedOfAnEngineThatCouldNotLoadTheDataset() {
        FakeEngine engine = broken(new Rejected(Reason.UNSUPPORTED, ERROR));
        play(engine, script(dataset, "find a", "find b"));
        assertThat(engine.diary())
                .as("an answer from who knows what beside a refusal to load is taken for an unexpected exception")
                .doesNotContain("find a", "find b");
    }

    @Test
    void refreshingBeginsWithAFreshProcessAndALoad() {
        FakeEngine engine = new FakeEngine();
        try (Workbench bench = bench(engine)) {
            bench.run(script(dataset, "find a"), LIMIT);
            bench.refresh();
            bench.run(script(dataset, "find a"), LIMIT);
        }
        assertThat(engine.diary()).containsExactly("load", "find a", "restart", "load", "find a");
    }

    @Test
    void anUnknownEngineIsRefused() {
        try (Workbench bench = bench(new FakeEngine())) {
            Script elsewhere = new Script(dataset, EngineId.parse("other@1.0"), List.of("find a"));
            assertThatThrownBy(() -> bench.run(elsewhere, LIMIT))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("other@1.0")
                    .hasMessageContaining("fake@1.0");
        }
    }

    private static FakeEngine broken(Outcome trouble) {
        return new FakeEngine((diary, text) -> FakeEngine.ONE_ROW, Optional.of(trouble), new ArrayList<>());
    }

    private static Script script(Dataset dataset, String... lines) {
        return new Script(dataset, FakeEngine.TARGET.engine(), List.of(lines));
    }

    private static List<Outcome> play(FakeEngine engine, Script... scripts) {
        List<Outcome> outcomes = new ArrayList<>();
        try (Workbench bench = bench(engine)) {
            for (Script script : scripts) {
                outcomes.addAll(bench.run(script, LIMIT).outcomes());
            }
        }
        return outcomes;
    }

    private static Workbench bench(FakeEngine engine) {
        return new Workbench(List.of(FakeEngine.TARGET), engine, new ProcessEvents(event -> {}));
    }
}
