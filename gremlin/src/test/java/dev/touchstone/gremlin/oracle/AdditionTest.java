package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.oracle.Sketch.REJECTED;
import static dev.touchstone.gremlin.oracle.Sketch.TIMED_OUT;
import static dev.touchstone.gremlin.oracle.Sketch.rows;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.oracle.Addition.Growing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AdditionTest {
    private static final Growing GROWING = new Growing(Sketch.GRAPH, Sketch.ENGINE, "L0");
    private static final Outcome ADDED =
            rows(new Element(Element.Kind.NODE, Optional.empty(), List.of("L0"), Map.of(), new NativeId(1)));

    @Test
    void aVertexIsAddedBetweenTwoCounts() {
        List<String> texts = new ArrayList<>();
        List<Boolean> changes = new ArrayList<>();
        List<Outcome> outcomes = new ArrayList<>();
        for (Optional<Step> step = GROWING.next(outcomes); step.isPresent(); step = GROWING.next(outcomes)) {
            texts.add(Sketch.text(step));
            changes.add(step.get().changes());
            outcomes.add(count(1));
        }
        assertThat(texts)
                .containsExactly("g.V().hasLabel('L0').count()", "g.addV('L0')", "g.V().hasLabel('L0').count()");
        assertThat(changes).containsExactly(false, true, false);
    }

    @Test
    void oneMoreIsAPass() {
        assertThat(judge(count(12), ADDED, count(13))).isEqualTo(Verdict.pass());
        assertThat(judge(count(0), ADDED, count(1))).isEqualTo(Verdict.pass());
    }

    @Test
    void anyOtherCountIsAWrongResult() {
        for (Outcome after : List.of(count(12), count(14), count(0), rows(), rows(Values.of(13), Values.of(13)))) {
            assertThat(judge(count(12), ADDED, after)).as("%s", after).isInstanceOfSatisfying(Fail.class, fail -> {
                assertThat(fail.kind()).isEqualTo(Kind.WRONG_RESULT);
                assertThat(fail.engine()).isEqualTo(Sketch.ENGINE);
            });
        }
    }

    @Test
    void aWriteThatIsRefusedSaysNothing() {
        assertThat(judge(count(1), REJECTED, count(1))).isEqualTo(new Unknown("rejected"));
    }

    @Test
    void aCountThatIsRejectedAloneIsUnexpected() {
        for (List<Outcome> outcomes : List.of(List.of(REJECTED, ADDED, count(1)), List.of(count(1), ADDED, REJECTED))) {
            assertThat(GROWING.judge(outcomes))
                    .isInstanceOfSatisfying(
                            Fail.class, fail -> assertThat(fail.kind()).isEqualTo(Kind.UNEXPECTED_EXCEPTION));
        }
        assertThat(judge(REJECTED, REJECTED, REJECTED)).isEqualTo(new Unknown("rejected"));
    }

    @Test
    void whereTimeRanOutNothingCanBeSaid() {
        assertThat(judge(count(1), TIMED_OUT, count(1))).isEqualTo(new Unknown("time ran out"));
        assertThat(judge(TIMED_OUT, ADDED, count(2))).isEqualTo(new Unknown("time ran out"));
    }

    @Test
    void aGrowingGraphReadsBackAsItWas() {
        assertThat(Sketch.readBack(GROWING)).isEqualTo(GROWING);
    }

    private static Outcome count(long number) {
        return rows(Values.of(number));
    }

    private static Verdict judge(Outcome... outcomes) {
        return GROWING.judge(List.of(outcomes));
    }
}
