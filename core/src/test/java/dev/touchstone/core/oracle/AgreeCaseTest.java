package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class AgreeCaseTest {
    private static final EngineId A = EngineId.parse("a@1");
    private static final EngineId B = EngineId.parse("b@2");
    private static final Thrown ERROR = new Thrown("Wrapped", "oops", "Root", List.of("c.D.e"));

    private final AgreeCase same = new AgreeCase(FakeLanguage.graph(1), List.of(A, B), new Words("find"));

    private static Rows rows(Value... values) {
        return new Rows(
                new Answer(List.of("n"), Arrays.stream(values).map(List::of).toList()), true);
    }

    private Verdict judge(Outcome a, Outcome b) {
        return same.judge(List.of(a, b));
    }

    @Test
    void everyEngineIsAskedOnceInOrder() {
        assertThat(same.next(List.of())).contains(Step.read(A, new Words("find")));
        assertThat(same.next(List.of(rows()))).contains(Step.read(B, new Words("find")));
        assertThat(same.next(List.of(rows(), rows()))).isEmpty();
    }

    @Test
    void theSameRowsInAnyOrderAgree() {
        assertThat(judge(rows(Values.of(1), Values.of(2)), rows(Values.of(2.0), Values.of(1))))
                .isEqualTo(Verdict.pass());
    }

    @Test
    void whatAnEngineCallsAColumnDoesNotCount() {
        Rows other = new Rows(new Answer(List.of("n()"), List.of(List.of(Values.of(1)))), true);
        assertThat(judge(rows(Values.of(1)), other)).isEqualTo(Verdict.pass());
    }

    @Test
    void differentRowsAreAWrongResult() {
        assertThat(judge(rows(Values.of(1), Values.of(1)), rows(Values.of(1))))
                .isEqualTo(new Fail(
                        Kind.WRONG_RESULT,
                        B,
                        "missing",
                        "The same statement gives different results: a@1 and b@2 differ."));
    }

    @Test
    void whoIsAloneAgainstTwoIsWrong() {
        AgreeCase three = new AgreeCase(FakeLanguage.graph(1), List.of(A, B, EngineId.parse("c@3")), new Words("find"));
        assertThat(three.judge(List.of(rows(Values.of(1)), rows(Values.of(2)), rows(Values.of(2)))))
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.engine()).isEqualTo(A));
        assertThat(three.judge(List.of(rows(), new Rejected(Reason.SYNTAX, ERROR), rows(Values.of(2)))))
                .isInstanceOf(Fail.class);
    }

    @Test
    void theEngineThatBreaksIsTheOneThatIsNamed() {
        assertThat(judge(new Rejected(Reason.SYNTAX, ERROR), new Failed(ERROR)))
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.engine()).isEqualTo(B));
    }

    @Test
    void aRefusalOrALackOfTimeSaysNothing() {
        assertThat(judge(rows(), new Rejected(Reason.UNSUPPORTED, ERROR))).isEqualTo(new Unknown("rejected"));
        assertThat(judge(new TimedOut(Duration.ofSeconds(1), false), rows())).isEqualTo(new Unknown("time ran out"));
        assertThat(judge(rows(), new Rows(new Answer(List.of("n"), List.of()), false)))
                .isEqualTo(new Unknown("too many rows"));
    }
}
