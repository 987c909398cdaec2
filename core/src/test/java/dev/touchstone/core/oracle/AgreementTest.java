package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AgreementTest {
    private static final EngineId ENGINE = EngineId.parse("e@1");
    private static final Outcome ROWS = new Rows(new Answer(List.of(), List.of()), true);
    private static final Outcome TOO_MANY = new Rows(new Answer(List.of(), List.of()), false);
    private static final Outcome REJECTED = new Rejected(Reason.EVALUATION, thrown("refuse"));
    private static final Outcome ALSO_REJECTED = new Rejected(Reason.SYNTAX, thrown("alsoRefuse"));
    private static final Outcome FAILED = new Failed(thrown("break"));
    private static final Outcome CRASHED = new Crashed("exit 134", List.of());
    private static final Outcome TIMED_OUT = new TimedOut(Duration.ofSeconds(5), true);

    @Test
    void completeAnswersAreLeftToTheRelation() {
        assertThat(judge(ROWS, ROWS)).isEmpty();
    }

    @Test
    void incompleteAnswersSayNothing() {
        assertThat(judge(ROWS, TOO_MANY)).contains(new Unknown("too many rows"));
    }

    @Test
    void aRefusalBesideAnAnswerIsUnexpected() {
        for (List<Outcome> mix : List.of(
                List.of(ROWS, REJECTED),
                List.of(REJECTED, ROWS),
                List.of(ROWS, REJECTED, ALSO_REJECTED),
                List.of(TIMED_OUT, REJECTED, ROWS),
                List.of(REJECTED, TOO_MANY))) {
            assertThat(Agreement.unlessAnswered(ENGINE, mix, false))
                    .as("%s", mix)
                    .hasValueSatisfying(verdict -> assertThat(verdict).isInstanceOfSatisfying(Fail.class, fail -> {
                        assertThat(fail.kind()).isEqualTo(Kind.UNEXPECTED_EXCEPTION);
                        assertThat(fail.mark()).isEqualTo("Root < a.B.refuse");
                        assertThat(fail.engine()).isEqualTo(ENGINE);
                    }));
        }
    }

    @Test
    void whereAllAreRefusedNothingCanBeSaid() {
        assertThat(judge(REJECTED, ALSO_REJECTED)).contains(new Unknown("rejected"));
        assertThat(judge(REJECTED)).contains(new Unknown("rejected"));
        assertThat(judge(REJECTED, TIMED_OUT)).contains(new Unknown("rejected"));
    }

    @Test
    void whereTimeRanOutNothingCanBeSaid() {
        assertThat(judge(TIMED_OUT, ROWS)).contains(new Unknown("time ran out"));
        assertThat(judge(ROWS, TIMED_OUT, TOO_MANY)).contains(new Unknown("time ran out"));
        assertThat(judge(TIMED_OUT, TIMED_OUT)).contains(new Unknown("time ran out"));
        assertThat(judge(TIMED_OUT, REJECTED)).contains(new Unknown("time ran out"));
    }

    @Test
    void whatBreaksTheEngineIsAFailureWhateverElseHappens() {
        for (Outcome other : List.of(ROWS, TOO_MANY, REJECTED, TIMED_OUT)) {
            assertKind(Kind.INTERNAL_ERROR, judge(other, FAILED));
            assertKind(Kind.INTERNAL_ERROR, judge(FAILED, other));
            assertKind(Kind.CRASH, judge(other, CRASHED));
            assertKind(Kind.CRASH, judge(CRASHED, other));
        }
        assertKind(Kind.INTERNAL_ERROR, judge(FAILED, CRASHED));
        assertKind(Kind.CRASH, judge(CRASHED, FAILED));
        assertKind(Kind.INTERNAL_ERROR, judge(ROWS, REJECTED, FAILED));
    }

    @Test
    void theSameRowsInAnyOrderAgree() {
        assertThat(compare(rows(1, 2, 2), rows(2, 1, 2))).isEqualTo(Verdict.pass());
        assertThat(compare(rows(), rows())).isEqualTo(Verdict.pass());
    }

    @Test
    void theMarkSaysOnWhichSideRowsAreLeft() {
        assertThat(compare(rows(1, 2), rows(1))).isEqualTo(wrong("missing"));
        assertThat(compare(rows(1), rows(1, 1))).isEqualTo(wrong("extra"));
        assertThat(compare(rows(1), rows(2))).isEqualTo(wrong("missing extra"));
    }

    private static Optional<Verdict> judge(Outcome... outcomes) {
        return Agreement.unlessAnswered(ENGINE, List.of(outcomes), false);
    }

    private static void assertKind(Kind kind, Optional<Verdict> verdict) {
        assertThat(verdict)
                .hasValueSatisfying(found -> assertThat(found)
                        .isInstanceOfSatisfying(
                                Fail.class, fail -> assertThat(fail.kind()).isEqualTo(kind)));
    }

    private static Verdict compare(List<List<Value>> expected, List<List<Value>> actual) {
        return Agreement.sameRows(ENGINE, new Comparison(Sameness.TYPED), expected, actual, "They differ.");
    }

    private static Verdict wrong(String mark) {
        return new Fail(Kind.WRONG_RESULT, ENGINE, mark, "They differ.");
    }

    private static Thrown thrown(String method) {
        return new Thrown("Wrapped", "oops", "Root", List.of("a.B." + method));
    }

    private static List<List<Value>> rows(long... values) {
        return Arrays.stream(values)
                .mapToObj(value -> List.of(Values.of(value)))
                .toList();
    }
}
