package dev.touchstone.triage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.oracle.SameFailure;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class VersionComparisonTest {
    private static final EngineId BAD = EngineId.parse("fake@1");
    private static final EngineId GOOD = EngineId.parse("fake@2");
    private static final Verdict FAIL = new Fail(Kind.WRONG_RESULT, BAD, "missing", "They differ.");

    /** Two engines, of which the first gave no row and the second one. */
    private static final VersionComparison LIKENESS = new VersionComparison(BAD, run(rows(), rows(1)));

    private static Transcript run(Outcome bad, Outcome good) {
        Words words = new Words("find");
        return Transcript.of(List.of(
                new Transcript.Entry(Step.read(BAD, words), "find", bad, true),
                new Transcript.Entry(Step.read(GOOD, words), "find", good, true)));
    }

    private static Outcome rows(long... numbers) {
        List<List<Value>> rows = Arrays.stream(numbers)
                .mapToObj(number -> List.<Value>of(Values.of(number)))
                .toList();
        return new Rows(new Answer(List.of("n"), rows), true);
    }

    private static Thrown thrown(String root, String message) {
        return new Thrown("Outer", message, root, List.of(message));
    }

    @Test
    void theVerdictSaysWhetherItFailsAndTheAnswerWhetherItIsTheSame() {
        assertThat(LIKENESS.of(run(rows(), rows(1)), FAIL)).isEqualTo(Fate.SAME);
        assertThat(LIKENESS.of(run(rows(2), rows(1)), FAIL)).isEqualTo(Fate.OTHER);
        assertThat(LIKENESS.of(run(rows(1), rows(1)), Verdict.pass())).isEqualTo(Fate.FIXED);
        assertThat(LIKENESS.of(run(rows(), rows()), new Verdict.Unknown("rejected")))
                .isEqualTo(Fate.INCONCLUSIVE);
    }

    @Test
    void onlyTheEngineThatIsMovedCounts() {
        assertThat(LIKENESS.of(run(rows(), rows(1, 2)), FAIL)).isEqualTo(Fate.SAME);
    }

    @Test
    void rowsMayComeInAnyOrder() {
        assertThat(SameFailure.ERROR_CLASS.of(rows(1, 2), rows(2, 1))).isTrue();
        assertThat(SameFailure.ERROR_CLASS.of(rows(1), rows(1, 1))).isFalse();
    }

    @Test
    void errorsAreAlikeByTheClassAtTheirRoot() {
        assertThat(SameFailure.ERROR_CLASS.of(
                        new Failed(thrown("Root", "line 1")), new Failed(thrown("Root", "line 2"))))
                .isTrue();
        assertThat(SameFailure.ERROR_CLASS.of(new Failed(thrown("Root", "")), new Failed(thrown("Stem", ""))))
                .isFalse();
        assertThat(SameFailure.ERROR_CLASS.of(
                        new Failed(thrown("Root", "")), new Rejected(Outcome.Reason.EVALUATION, thrown("Root", ""))))
                .isFalse();
        assertThat(SameFailure.ERROR_CLASS.of(
                        new Crashed("signal 11", List.of("a")), new Crashed("signal 11", List.of("b"))))
                .isTrue();
    }
}
