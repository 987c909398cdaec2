package dev.touchstone.core.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rough on purpose: five standard deviations, over fixed seeds. */
class UniformityTest {
    private static final int DRAWS = 10_000;
    private static final int SLACK = 150;

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, -1, 1L << 40})
    void belowReachesAllNumbersAboutEquallyOften(long seed) {
        Choices choices = new Choices(seed);
        assertEven(i -> choices.below(10));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, -1, 1L << 40})
    void betweenIncludesBothEnds(long seed) {
        Choices choices = new Choices(seed);
        assertEven(i -> choices.between(-4, 5) + 4);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, -1, 1L << 40})
    void fractionsFillTheUnitInterval(long seed) {
        Choices choices = new Choices(seed);
        assertEven(i -> (int) Math.floor(choices.fraction() * 10));
    }

    @Test
    void theFirstDrawsOfSplitsAreEvenAsWell() {
        Choices choices = new Choices(1);
        assertEven(i -> choices.split("turn", i).below(10));
        assertEven(i -> new Choices(i).split("schema").below(10));
    }

    @Test
    void chanceKeepsItsProbability() {
        Choices choices = new Choices(1);
        long hits = IntStream.range(0, DRAWS).filter(i -> choices.chance(0.1)).count();
        assertThat(hits).isBetween(1000L - SLACK, 1000L + SLACK);
    }

    @Test
    void theExtremesOfChanceAreCertain() {
        Choices choices = new Choices(1);
        assertThat(IntStream.range(0, DRAWS)).noneMatch(i -> choices.chance(0));
        assertThat(IntStream.range(0, DRAWS)).allMatch(i -> choices.chance(1));
    }

    @Test
    void aBoundOfOneLeavesNoChoice() {
        Choices choices = new Choices(1);
        assertThat(IntStream.range(0, 100).map(i -> choices.below(1))).containsOnly(0);
        assertThat(IntStream.range(0, 100).map(i -> choices.between(9, 9))).containsOnly(9);
    }

    @Test
    void theLargestBoundIsKept() {
        Choices choices = new Choices(1);
        assertThat(IntStream.range(0, DRAWS).map(i -> choices.below(Integer.MAX_VALUE)))
                .allMatch(draw -> draw >= 0 && draw < Integer.MAX_VALUE)
                .anyMatch(draw -> draw > Integer.MAX_VALUE / 2);
    }

    /** Ten buckets, which {@code draw} hits with the same probability; one outside is an error. */
    private static void assertEven(IntUnaryOperator draw) {
        int[] hits = new int[10];
        IntStream.range(0, DRAWS).forEach(i -> hits[draw.applyAsInt(i)]++);
        assertThat(hits)
                .as("each of ten buckets should be hit about %d times", DRAWS / 10)
                .satisfies(all ->
                        assertThat(IntStream.of(all)).allMatch(count -> Math.abs(count - DRAWS / 10) <= SLACK));
    }
}
