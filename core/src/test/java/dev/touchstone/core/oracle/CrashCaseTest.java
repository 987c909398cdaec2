package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
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
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CrashCaseTest {
    private static final EngineId A = EngineId.parse("a@1");
    private static final Thrown ERROR = new Thrown("Wrapped", "oops", "Root", List.of("c.D.e"));
    private static final Outcome ROWS = new Rows(new Answer(List.of(), List.of()), true);

    private final CrashCase survival = new CrashCase(FakeLanguage.graph(1), A, new Words("find"));

    @Test
    void anAnswerIsAPass() {
        assertThat(survival.judge(List.of(ROWS))).isEqualTo(Verdict.pass());
        assertThat(survival.judge(List.of(new Rows(new Answer(List.of(), List.of()), false))))
                .isEqualTo(Verdict.pass());
    }

    @Test
    void aRefusalSaysNothing() {
        for (Reason reason : Reason.values()) {
            assertThat(survival.judge(List.of(new Rejected(reason, ERROR))))
                    .isEqualTo(new Unknown(reason == Reason.RESOURCES ? "out of resources" : "rejected"));
        }
    }

    @Test
    void anInternalErrorIsAFailureMarkedByItsPlace() {
        assertThat(survival.judge(List.of(new Failed(ERROR))))
                .isEqualTo(new Fail(
                        Kind.INTERNAL_ERROR,
                        A,
                        "Root < c.D.e",
                        "The statement fails with an internal error: Wrapped."));
    }

    @Test
    void anEndedProcessIsAFailure() {
        assertThat(survival.judge(List.of(new Crashed("exit 134", List.of()))))
                .isEqualTo(new Fail(Kind.CRASH, A, "exit 134", "The statement crashes the process: exit 134."));
    }

    @Test
    void aHangIsAFailureWhateverTheLimit() {
        assertThat(survival.judge(List.of(new TimedOut(Duration.ofSeconds(5), true))))
                .isEqualTo(new Fail(Kind.HANG, A, "limit", "The statement does not finish within 5 s."));
        assertThat(survival.judge(List.of(new TimedOut(Duration.ofSeconds(10), false))))
                .as("seen again with more patience, it has the same mark")
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.mark()).isEqualTo("limit"));
    }

    @Test
    void theEngineIsAskedOnce() {
        assertThat(survival.next(List.of())).contains(Step.read(A, new Words("find")));
        assertThat(survival.next(List.of(ROWS))).isEqualTo(Optional.empty());
    }

    @Test
    void aDatasetThatBreaksTheEngineIsAFailureAndOneThatIsRefusedIsNone() {
        assertThat(survival.judge(List.of(new NotLoaded(new Failed(ERROR)))))
                .isEqualTo(new Fail(
                        Kind.INTERNAL_ERROR,
                        A,
                        "Root < c.D.e",
                        "Loading the dataset fails with an internal error: Wrapped."));
        assertThat(survival.judge(List.of(new NotLoaded(new Rejected(Reason.UNSUPPORTED, ERROR)))))
                .isEqualTo(new Unknown("dataset not loaded: Wrapped: oops"));
    }
}
