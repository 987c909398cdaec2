package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Verified;
import dev.touchstone.core.oracle.Composition.Column;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Values;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PartitionTest {
    private static final PartitionCase ROWS = divided(false);

    private static PartitionCase divided(boolean distinct) {
        return new PartitionCase(
                FakeLanguage.graph(1),
                EngineId.parse("some@1.0"),
                new Verified("all", new Composition(List.of(Column.PLAIN), distinct)),
                0);
    }

    private static Outcome rows(Value... values) {
        return new Outcome.Rows(
                new Answer(List.of("x"), Arrays.stream(values).map(List::of).toList()), true);
    }

    @Test
    void theRowsOfThePartsAreThoseOfTheWhole() {
        Outcome whole = rows(Values.of(1), Values.of(2), Values.of(2));
        assertThat(ROWS.judge(List.of(whole, rows(Values.of(2)), rows(Values.of(2), Values.of(1)), rows())))
                .isInstanceOf(Verdict.Pass.class);
        assertThat(ROWS.judge(List.of(whole, rows(Values.of(2)), rows(Values.of(1)), rows())))
                .isInstanceOf(Fail.class);
    }

    @Test
    void namesOfBlankNodesMeanNothingInAnotherAnswer() {
        Outcome whole = rows(new Blank("b0"), new Blank("b1"));
        assertThat(ROWS.judge(List.of(whole, rows(new Blank("b0")), rows(new Blank("b0")), rows())))
                .isInstanceOf(Verdict.Pass.class);
        assertThat(ROWS.judge(List.of(whole, rows(new Blank("b0")), rows(), rows())))
                .isInstanceOf(Fail.class);
    }

    /** A map may be written in any order, so that two of the same may not look it. */
    @Test
    void ofDistinctMapsNothingIsSaid() {
        PartitionCase distinct = divided(true);
        Value map = Values.map(Map.of("k", Values.of(1)));
        assertThat(distinct.judge(List.of(rows(map), rows(), rows(), rows()))).isInstanceOf(Verdict.Unknown.class);
        assertThat(distinct.judge(List.of(rows(Values.of(1)), rows(), rows(), rows())))
                .isInstanceOf(Fail.class);
    }
}
