package dev.touchstone.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MixTest {
    private static final Mix MIX = new Mix(new TreeMap<>(Map.of("never", 0.0, "often", 6.0)));

    private static long times(Mix mix, String ingredient, double usual) {
        Choices choices = new Choices(1);
        return IntStream.range(0, 10_000)
                .filter(any -> mix.chance(choices, ingredient, usual))
                .count();
    }

    @Test
    void whatIsLeftOutNeverComesAndWhatIsFrequentComesMoreOften() {
        assertThat(times(MIX, "never", 0.5)).isZero();
        assertThat(times(MIX, "usual", 0.2)).isBetween(1_900L, 2_100L);
        // Six times the odds of one to four are three to two.
        assertThat(times(MIX, "often", 0.2)).isBetween(5_800L, 6_200L);
    }

    @Test
    void optionsArePickedByTheirWeights() {
        Choices choices = new Choices(2);
        Map<String, Long> picked = IntStream.range(0, 7_000)
                .mapToObj(any -> MIX.pick(choices, List.of("never", "usual", "often"), Function.identity()))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        assertThat(picked).containsOnlyKeys("usual", "often");
        assertThat(picked.get("often")).isBetween(5_800L, 6_200L);
    }

    @Test
    void whereAllAreLeftOutAnyIsPicked() {
        assertThat(MIX.pick(new Choices(3), List.of("never"), Function.identity()))
                .isEqualTo("never");
    }

    @Test
    void anIngredientMoreChangesNoWeightOfTheOthers() {
        Choices choices = new Choices(5);
        Mix two = Mix.draw(List.of("a", "b"), choices.split("mix"));
        Mix three = Mix.draw(List.of("a", "new", "b"), choices.split("mix"));
        assertThat(List.of(three.weight("a"), three.weight("b"))).isEqualTo(List.of(two.weight("a"), two.weight("b")));
    }

    @Test
    void someRoundsHaveNoWritesAndSomeHaveMany() {
        assertThat(IntStream.range(0, 200)
                        .mapToObj(seed -> Mix.draw(List.of(), new Choices(seed)).weight(Mix.WRITES)))
                .contains(0.0, 1.0, 6.0);
    }
}
