package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.oracle.OptionsCase.Way;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionsCaseTest {
    private static final EngineId A = EngineId.parse("a@1");
    private static final Map<String, String> DP = Map.of("prefix", "planner=dp");
    private static final Thrown ERROR = new Thrown("Wrapped", "oops", "Root", List.of("c.D.e"));

    private final OptionsCase anyway = new OptionsCase(
            FakeLanguage.graph(1), A, new Words("find"), List.of(new Way(DP, false), new Way(Map.of(), true)));

    private static Rows rows(long... values) {
        return new Rows(
                new Answer(
                        List.of("n"),
                        java.util.Arrays.stream(values)
                                .mapToObj(value -> List.of(Values.of(value)))
                                .toList()),
                true);
    }

    @Test
    void theStatementIsAskedPlainlyAndThenInEveryWay() {
        assertThat(anyway.next(List.of()).orElseThrow().options()).isEmpty();
        assertThat(anyway.next(List.of(rows())).orElseThrow().options()).isEqualTo(DP);
        Step last = anyway.next(List.of(rows(), rows())).orElseThrow();
        assertThat(last.instead())
                .hasValueSatisfying(dataset ->
                        assertThat(((PropertyGraph) dataset).indexes()).isEmpty());
        assertThat(anyway.next(List.of(rows(), rows(), rows()))).isEmpty();
    }

    @Test
    void anotherAnswerInOneWayIsWrong() {
        assertThat(anyway.judge(List.of(rows(1, 2), rows(2, 1), rows(1, 2)))).isEqualTo(Verdict.pass());
        assertThat(anyway.judge(List.of(rows(1), rows(1, 1), rows(1)))).isInstanceOfSatisfying(Fail.class, fail -> {
            assertThat(fail.kind()).isEqualTo(Kind.WRONG_RESULT);
            assertThat(fail.claim()).contains("a@1 with prefix=planner=dp differs from all others");
        });
    }

    @Test
    void anErrorInOneWayOnlyIsUnexpected() {
        assertThat(anyway.judge(List.of(rows(1), new Rejected(Reason.EVALUATION, ERROR), rows(1))))
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.kind()).isEqualTo(Kind.UNEXPECTED_EXCEPTION));
    }

    /** Who may be wrong by intention accuses nobody; the reference of this statement says nothing, so nothing is known. */
    @Test
    void anotherAnswerByAHintProvesNothing() {
        OptionsCase hinted = new OptionsCase(
                FakeLanguage.graph(1), A, new Words("find"), List.of(new Way(Map.of("hint.optimise", "off"), false)));
        assertThat(hinted.judge(List.of(rows(1), rows(1)))).isEqualTo(Verdict.pass());
        assertThat(hinted.judge(List.of(rows(1), rows(2)))).isInstanceOf(Verdict.Unknown.class);
        assertThat(hinted.judge(List.of(rows(1), new Rejected(Reason.EVALUATION, ERROR))))
                .isEqualTo(Verdict.pass());
    }
}
