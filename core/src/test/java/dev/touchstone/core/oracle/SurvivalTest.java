package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
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
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SurvivalTest {
    private static final EngineId A = EngineId.parse("a@1");
    private static final EngineId B = EngineId.parse("b@2");
    private static final Thrown ERROR = new Thrown("Wrapped", "oops", "Root", List.of("c.D.e"));
    private static final Outcome ROWS = new Rows(new Answer(List.of(), List.of()), true);

    private final Survival survival = new Survival(FakeLanguage.graph(1), List.of(A, B), new Words("find"));

    @Test
    void anAnswerIsAPass() {
        assertThat(Survival.judge(A, ROWS)).isEqualTo(Verdict.pass());
        assertThat(Survival.judge(A, new Rows(new Answer(List.of(), List.of()), false)))
                .isEqualTo(Verdict.pass());
    }

    @Test
    void aRefusalSaysNothing() {
        for (Reason reason : Reason.values()) {
            assertThat(Survival.judge(A, new Rejected(reason, ERROR))).isEqualTo(new Unknown("rejected"));
        }
    }

    @Test
    void anInternalErrorIsAFailureMarkedByItsPlace() {
        assertThat(Survival.judge(A, new Failed(ERROR)))
                .isEqualTo(new Fail(
                        Kind.INTERNAL_ERROR, A, "Root < c.D.e", "The statement makes the engine throw Wrapped."));
    }

    @Test
    void anEndedProcessIsAFailure() {
        assertThat(Survival.judge(A, new Crashed("exit 134", List.of())))
                .isEqualTo(new Fail(Kind.CRASH, A, "exit 134", "The statement ends the process: exit 134."));
    }

    @Test
    void aHangIsAFailureWhateverTheLimit() {
        assertThat(Survival.judge(A, new TimedOut(Duration.ofSeconds(5), true)))
                .isEqualTo(new Fail(Kind.HANG, A, "limit", "The statement is not answered within 5 s."));
        assertThat(Survival.judge(A, new TimedOut(Duration.ofSeconds(10), false)))
                .as("seen again with more patience, it has the same mark")
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.mark()).isEqualTo("limit"));
    }

    @Test
    void everyEngineIsAskedOnceInOrder() {
        assertThat(survival.next(List.of())).contains(Step.read(A, new Words("find")));
        assertThat(survival.next(List.of(ROWS))).contains(Step.read(B, new Words("find")));
        assertThat(survival.next(List.of(ROWS, ROWS))).isEqualTo(Optional.empty());
    }

    @Test
    void theEngineThatBreaksIsTheOneThatIsNamed() {
        assertThat(survival.judge(List.of(ROWS, ROWS))).isEqualTo(Verdict.pass());
        assertThat(survival.judge(List.of(new Rejected(Reason.SYNTAX, ERROR), new Failed(ERROR))))
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.engine()).isEqualTo(B));
        assertThat(survival.judge(List.of(ROWS, new Rejected(Reason.SYNTAX, ERROR))))
                .as("engines differ in what they support")
                .isEqualTo(new Unknown("rejected"));
    }
}
