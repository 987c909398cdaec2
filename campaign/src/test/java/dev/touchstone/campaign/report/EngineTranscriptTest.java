package dev.touchstone.campaign.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.report.EngineTranscript;
import dev.touchstone.core.report.EngineTranscript.Act;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class EngineTranscriptTest {
    private static final EngineId ENGINE = EngineId.parse("some@1.0");
    private static final Target TARGET = new Target(ENGINE, FakeLanguage.DIALECT);
    private static final Outcome ROWS = new Outcome.Rows(new Answer(List.of("x"), List.of()), true);
    private static final Dataset DATASET = FakeLanguage.graph(1);

    private static List<String> course(String... lines) {
        Script script = new Script(DATASET, ENGINE, List.of(lines));
        Transcript transcript;
        try (Workbench bench =
                new Workbench(List.of(TARGET), new FakeEngine((diary, text) -> ROWS), Launcher.Watcher.NONE)) {
            transcript = bench.run(script, Duration.ofSeconds(1));
        }
        Finding finding = new Finding(
                "rewrite",
                "The language says so.",
                script,
                new Fail(Kind.WRONG_RESULT, ENGINE, "differs", "The answer is wrong."),
                transcript,
                new Finding.Origin("fake", 42, 3, 7));
        return EngineTranscript.of(finding, ENGINE).stream()
                .map(act -> switch (act) {
                    case Act.Load load -> "load";
                    case Act.Ask ask -> ask.text();
                })
                .toList();
    }

    @Test
    void whatACaseChangesStays() {
        assertThat(course("find a", "add b", "find c")).containsExactly("load", "find a", "add b", "find c");
    }

    @Test
    void aStepThatWantsTheDatasetAsItWasLoadsItIfItWasChanged() {
        assertThat(course("anew a", "anew b", "add c", "anew d"))
                .containsExactly("load", "anew a", "anew b", "add c", "load", "anew d");
    }
}
