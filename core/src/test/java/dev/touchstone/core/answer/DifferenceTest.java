package dev.touchstone.core.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import org.junit.jupiter.api.Test;

class DifferenceTest {
    private static final List<Value> ROW = List.of(Values.of(1));

    @Test
    void aRowWithAnotherValueIsNeitherMissingNorTooMany() {
        assertThat(new Difference(List.of(ROW), List.of(ROW), false).claim(1, 1))
                .isEqualTo("1 of 1 row is wrong.");
        assertThat(new Difference(List.of(ROW, ROW), List.of(ROW, ROW), false).claim(3, 3))
                .isEqualTo("2 of 3 rows are wrong.");
    }

    @Test
    void rowsThatAreMissingAreCounted() {
        assertThat(new Difference(List.of(ROW), List.of(), false).claim(0, 1))
                .isEqualTo("The result has 0 rows instead of 1 (1 missing).");
    }
}
