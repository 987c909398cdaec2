package dev.touchstone.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.value.Values;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {

    @Test
    void aPlaceIsTheRootCauseAndItsFirstThreeFrames() {
        assertThat(thrown("a.B.c", "d.E.f", "g.H.i", "j.K.l").place())
                .isEqualTo("java.lang.Error < a.B.c < d.E.f < g.H.i");
        assertThat(thrown().place()).isEqualTo("java.lang.Error");
    }

    @Test
    void aPlaceDoesNotDependOnTheMessageNorOnTheWrapping() {
        Thrown first = new Thrown("Wrapped", "node 1", "java.lang.Error", List.of("a.B.c"));
        Thrown second = new Thrown("WrappedTwice", "node 2", "java.lang.Error", List.of("a.B.c"));
        assertThat(first.place()).isEqualTo(second.place());
        assertThat(new Thrown("Wrapped", "node 1", "java.lang.StackOverflowError", List.of("a.B.c")).place())
                .isNotEqualTo(first.place());
    }

    @Test
    void theNumbersOfLambdasAreLeftOut() {
        assertThat(thrown("a.B$$Lambda$14/0x00007f2b.apply").place())
                .isEqualTo(thrown("a.B$$Lambda/0x0000a1c3.apply").place())
                .isEqualTo("java.lang.Error < a.B.apply");
        assertThat(thrown("a.B.lambda$find$3").place())
                .isEqualTo(thrown("a.B.lambda$find$17").place())
                .isEqualTo("java.lang.Error < a.B.find");
        assertThat(thrown("a.B$$anon$7.next").place())
                .isEqualTo(thrown("a.B$$anon$8.next").place());
    }

    @Test
    void namesWithDollarsThatAreNoLambdasStay() {
        assertThat(thrown("a.Outer$Inner.run").place()).isEqualTo("java.lang.Error < a.Outer$Inner.run");
        assertThat(thrown("a.LambdaStep.next").place()).isEqualTo("java.lang.Error < a.LambdaStep.next");
    }

    @Test
    void aSummarySaysWhatHappened() {
        Answer answer = new Answer(List.of("n"), List.of(List.of(Values.of(1))));
        assertThat(new Rows(answer, true).summary()).isEqualTo("1 row");
        assertThat(new Rows(answer, false).summary()).isEqualTo("1 row and more");
        assertThat(new Rejected(Reason.SYNTAX, thrown()).summary()).isEqualTo("rejected (syntax): Wrapped: oops");
        assertThat(new Failed(thrown()).summary()).isEqualTo("internal error: java.lang.Error (in Wrapped: oops)");
        assertThat(new Crashed("exit 134", List.of()).summary()).isEqualTo("crashed: exit 134");
        assertThat(new TimedOut(Duration.ofMillis(1500), false).summary()).isEqualTo("no answer within 1500 ms");
        assertThat(new TimedOut(Duration.ofMillis(1500), true).summary())
                .isEqualTo("no answer within 1500 ms, did not stop on request");
    }

    private static Thrown thrown(String... frames) {
        return new Thrown("Wrapped", "oops", "java.lang.Error", List.of(frames));
    }
}
