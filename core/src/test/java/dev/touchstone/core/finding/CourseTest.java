package dev.touchstone.core.finding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Course.Act;
import dev.touchstone.core.finding.Finding.Sight;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CourseTest {
    private static final EngineId ENGINE = EngineId.parse("some@1.0");
    private static final Dataset DATASET = FakeLanguage.graph(1);

    private static List<String> course(String... lines) {
        List<Sight> sights = List.of(lines).stream()
                .map(line -> new Sight(
                        ENGINE,
                        line,
                        Map.of(),
                        Map.of(),
                        "rows",
                        Optional.of(new Answer(List.of("x"), List.of())),
                        Optional.empty()))
                .toList();
        Finding finding = new Finding(
                "rewrite",
                "The language says so.",
                new Script(DATASET, ENGINE, List.of(lines)),
                new Fail(Kind.WRONG_RESULT, ENGINE, "differs", "The answer is wrong."),
                sights,
                new Finding.Origin("fake", 42, 3, 7));
        return Course.of(finding, ENGINE, new Dialect("fake", List.of(), List.of())).stream()
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
