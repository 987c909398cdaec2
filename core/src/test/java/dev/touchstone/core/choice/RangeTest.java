package dev.touchstone.core.choice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RangeTest {
    @Test
    void aNumberAloneIsAnUpperBound() {
        assertThat(Range.of("20", 2)).contains(new Range(2, 20));
        assertThat(Range.of("5..20", 2)).contains(new Range(5, 20));
        assertThat(Range.of("5..5", 2)).contains(Range.exactly(5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1..", "..9", "9..1", "1.5", "1", "1...2", "99999999999"})
    void otherTextsAreNoRange(String text) {
        assertThat(Range.of(text, 2)).isEmpty();
    }

    @Test
    void aStoredNumberIsWhatAllRoundsHad() {
        assertThat(Range.stored(100)).isEqualTo(Range.exactly(100));
        assertThat(Range.stored("0..100")).isEqualTo(new Range(0, 100));
    }
}
