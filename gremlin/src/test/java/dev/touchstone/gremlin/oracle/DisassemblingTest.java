package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.oracle.Sketch.REJECTED;
import static dev.touchstone.gremlin.oracle.Sketch.TIMED_OUT;
import static dev.touchstone.gremlin.oracle.Sketch.incomplete;
import static dev.touchstone.gremlin.oracle.Sketch.rows;
import static dev.touchstone.gremlin.oracle.Sketch.vertex;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.oracle.Disassembling.Cut;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import org.junit.jupiter.api.Test;

class DisassemblingTest {
    private static final Cut CUT = new Cut(
            Sketch.GRAPH,
            Sketch.ENGINE,
            Traversal.of(Call.of("V"), Call.of("hasLabel", Argument.text("L0"))),
            List.of(Call.of("out", Argument.text("T0")), Call.of("count")));
    private static final Outcome TWO = rows(Values.of(2));
    private static final Outcome AT_THE_CUT = rows(vertex(3), vertex(5));

    @Test
    void theWholeComesFirstThenItsFirstHalf() {
        assertThat(Sketch.text(CUT.next(List.of()))).isEqualTo("g.V().hasLabel('L0').dedup().out('T0').count()");
        assertThat(Sketch.text(CUT.next(List.of(TWO)))).isEqualTo("g.V().hasLabel('L0').dedup()");
    }

    @Test
    void theSecondHalfStartsAtTheVerticesOfTheFirst() {
        Step step = CUT.next(List.of(TWO, AT_THE_CUT)).orElseThrow();
        assertThat(Sketch.text(CUT.next(List.of(TWO, AT_THE_CUT)))).isEqualTo("g.V(ids).out('T0').count()");
        assertThat(step.statement().parameters()).containsOnlyKeys("ids");
        assertThat(handles(step.statement().parameters().getOrDefault("ids", Values.NULL)))
                .containsExactly(103, 105);
        assertThat(step.changes()).isFalse();
    }

    /** Native ids are all equal, so that they must be looked into. */
    private static List<Integer> handles(Value ids) {
        return ((ListOf) ids)
                .items().stream().map(id -> ((NativeId) id).handle()).toList();
    }

    @Test
    void afterThreeStepsThereIsNothingMoreToAsk() {
        assertThat(CUT.next(List.of(TWO, AT_THE_CUT, TWO))).isEmpty();
    }

    @Test
    void withoutVerticesAtTheCutNothingIsAsked() {
        for (Outcome cut : List.of(rows(), incomplete(vertex(3)), REJECTED, TIMED_OUT)) {
            assertThat(CUT.next(List.of(TWO, cut))).as("%s", cut).isEmpty();
        }
        assertThat(judge(rows(Values.of(0)), rows())).isEqualTo(new Unknown("nothing at the cut"));
    }

    @Test
    void theSameAnswerBothWaysIsAPass() {
        assertThat(judge(TWO, AT_THE_CUT, TWO)).isEqualTo(Verdict.pass());
        assertThat(judge(rows(vertex(1), vertex(2)), AT_THE_CUT, rows(vertex(2), vertex(1))))
                .as("the order does not count")
                .isEqualTo(Verdict.pass());
    }

    @Test
    void anotherAnswerIsAWrongResult() {
        assertThat(judge(TWO, AT_THE_CUT, rows(Values.of(3)))).isEqualTo(wrong("missing extra"));
        assertThat(judge(rows(vertex(1)), AT_THE_CUT, rows(vertex(1), vertex(2))))
                .isEqualTo(wrong("missing"));
        assertThat(judge(rows(vertex(1), vertex(1)), AT_THE_CUT, rows(vertex(1))))
                .isEqualTo(wrong("extra"));
    }

    @Test
    void aPartThatIsRejectedAloneIsUnexpected() {
        for (List<Outcome> outcomes : List.of(
                List.of(REJECTED, AT_THE_CUT, TWO), List.of(TWO, REJECTED), List.of(TWO, AT_THE_CUT, REJECTED))) {
            assertThat(CUT.judge(outcomes))
                    .isInstanceOfSatisfying(
                            Fail.class, fail -> assertThat(fail.kind()).isEqualTo(Kind.UNEXPECTED_EXCEPTION));
        }
        assertThat(judge(REJECTED, REJECTED)).isEqualTo(new Unknown("rejected"));
    }

    @Test
    void whereTimeOrRoomRanOutNothingCanBeSaid() {
        assertThat(judge(TIMED_OUT, AT_THE_CUT, TWO)).isEqualTo(new Unknown("time ran out"));
        assertThat(judge(TWO, TIMED_OUT)).isEqualTo(new Unknown("time ran out"));
        assertThat(judge(TWO, AT_THE_CUT, incomplete(Values.of(1)))).isEqualTo(new Unknown("too many rows"));
    }

    @Test
    void aCutReadsBackAsItWas() {
        assertThat(Sketch.readBack(CUT)).isEqualTo(CUT);
    }

    private static Verdict judge(Outcome... outcomes) {
        return CUT.judge(List.of(outcomes));
    }

    private static Verdict wrong(String mark) {
        return new Fail(
                Kind.WRONG_RESULT, Sketch.ENGINE, mark, "The traversal and its two halves give different answers.");
    }
}
