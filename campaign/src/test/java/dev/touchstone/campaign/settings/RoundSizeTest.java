package dev.touchstone.campaign.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.choice.Range;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Mix;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RoundSizeTest {
    private static final List<String> INGREDIENTS = List.of("match", "union", "sum()");

    private static List<RoundShape> shapes(RoundSize size) {
        return IntStream.range(0, 1_000)
                .mapToObj(round -> size.shape(INGREDIENTS, new Choices(1).split("round", round)))
                .toList();
    }

    @Test
    void theSameSeedGivesTheSameShapes() {
        RoundSize size = new RoundSize(1, 1);
        assertThat(shapes(size)).isEqualTo(shapes(size));
    }

    @Test
    void mostGraphsAreSmallAndSomeAreEmptyOrLarge() {
        List<Integer> nodes = shapes(new RoundSize(1, 1)).stream()
                .map(shape -> shape.content().nodes())
                .toList();
        assertThat(nodes).contains(0, 1, 2, 5, 20, 100);
        assertThat(nodes.stream().filter(number -> number <= 5)).hasSizeGreaterThan(500);
    }

    @Test
    void everyIngredientIsLeftOutNowAndThenAndFrequentNowAndThen() {
        List<Mix> mixes = shapes(new RoundSize(1, 1)).stream()
                .map(shape -> shape.limits().mix())
                .toList();
        assertThat(INGREDIENTS)
                .allSatisfy(name -> assertThat(mixes)
                        .anyMatch(mix -> mix.weight(name) == 0)
                        .anyMatch(mix -> mix.weight(name) == 1)
                        .anyMatch(mix -> mix.weight(name) > 2));
    }

    @Test
    void nothingLeavesItsRange() {
        RoundSize size = new RoundSize(
                1,
                1,
                DatasetRanges.DEFAULT.sized(new Range(3, 7), Range.exactly(9), new Range(0, 4), 1),
                QueryRanges.DEFAULT.withBindings(new Range(2, 3)),
                true);
        assertThat(shapes(size)).allSatisfy(shape -> {
            assertThat(shape.content().nodes()).isBetween(3, 7);
            assertThat(shape.content().edges()).isEqualTo(9);
            assertThat(shape.content().triples()).isBetween(0, 4);
            assertThat(shape.content().density().grown()).isEqualTo(1);
            assertThat(shape.limits().bindings()).isBetween(2, 3);
            assertThat(shape.limits().clauses()).isBetween(2, 9);
        });
    }

    @Test
    void withoutASwarmAllRoundsHaveTheFullSizeAndTheUsualMix() {
        RoundSize size = new RoundSize(1, 1, DatasetRanges.DEFAULT, QueryRanges.DEFAULT, false);
        DatasetSettings content = new DatasetSettings(100, 200, 200, 5, 4, 8, DatasetSettings.Density.DEFAULT);
        Limits limits = new Limits(9, 4, 2, 1000, 40, Limits.Guidance.FULL, Mix.USUAL);
        assertThat(shapes(size)).containsOnly(new RoundShape(content, limits));
    }
}
