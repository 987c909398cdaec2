package dev.touchstone.core.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChoicesTest {

    @Test
    void theFirstDrawsOfSeedOneAreTheSameForEver() {
        assertThat(draws(new Choices(1)))
                .as("another algorithm: every stored seed now means something else")
                .containsExactly(
                        6791897765849424158L,
                        -1041056189838986770L,
                        834844254806117752L,
                        -4105564205054022743L,
                        4041960728211846737L,
                        -4161600743072013356L,
                        -6894164319213084917L,
                        4555703879086989499L);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE})
    void theSameSeedGivesTheSameDraws(long seed) {
        assertThat(draws(new Choices(seed))).isEqualTo(draws(new Choices(seed)));
    }

    @Test
    void differentSeedsGiveDifferentDraws() {
        Set<List<Long>> distinct = new java.util.LinkedHashSet<>();
        LongStream.range(-500, 500).forEach(seed -> distinct.add(draws(new Choices(seed))));
        assertThat(distinct).hasSize(1000);
    }

    @Test
    void aSplitDoesNotDependOnWhatWasDrawnBefore() {
        Choices fresh = new Choices(7);
        Choices used = new Choices(7);
        IntStream.range(0, 100).forEach(i -> used.bits());
        assertThat(draws(used.split("schema"))).isEqualTo(draws(fresh.split("schema")));
        assertThat(draws(used.split("turn", 3))).isEqualTo(draws(fresh.split("turn", 3)));
    }

    @Test
    void splittingDoesNotShiftTheDraws() {
        Choices split = new Choices(7);
        draws(split.split("elsewhere"));
        assertThat(draws(split)).isEqualTo(draws(new Choices(7)));
    }

    @Test
    void aSplitDependsOnItsNameAndOnTheSeed() {
        List<List<Long>> streams = Stream.of(
                        new Choices(1),
                        new Choices(1).split("a"),
                        new Choices(1).split("b"),
                        new Choices(1).split("aa"),
                        new Choices(1).split("ab"),
                        new Choices(1).split("ba"),
                        new Choices(2).split("a"),
                        new Choices(1).split("a", 0),
                        new Choices(2).split("a", 0))
                .map(ChoicesTest::draws)
                .toList();
        assertThat(streams).doesNotHaveDuplicates();
    }

    @Test
    void aSplitOfASplitIsNotTheSplitOfTheJoinedName() {
        assertThat(draws(new Choices(1).split("ab").split("c")))
                .as("two different parts of the work would make the same decisions")
                .isNotEqualTo(draws(new Choices(1).split("a").split("bc")));
    }

    @Test
    void theSplitsOfManyAlikePartsDiffer() {
        List<List<Long>> streams = LongStream.range(-1000, 1000)
                .mapToObj(i -> draws(new Choices(1).split("x", i)))
                .toList();
        assertThat(streams).doesNotHaveDuplicates();
    }

    @Test
    void shufflingIsAPermutation() {
        List<Integer> items = IntStream.range(0, 50).boxed().toList();
        List<Integer> shuffled = new Choices(3).shuffled(items);
        assertThat(shuffled).containsExactlyInAnyOrderElementsOf(items).isNotEqualTo(items);
        assertThat(new Choices(3).shuffled(items)).isEqualTo(shuffled);
        assertThat(new Choices(3).shuffled(List.of())).isEmpty();
    }

    @Test
    void shufflingReachesEveryOrder() {
        Set<String> orders = new TreeSet<>();
        Choices choices = new Choices(4);
        IntStream.range(0, 500).forEach(i -> orders.add(String.join("", choices.shuffled(List.of("a", "b", "c")))));
        assertThat(orders).containsExactly("abc", "acb", "bac", "bca", "cab", "cba");
    }

    @Test
    void pickingReachesEveryOptionAndNothingElse() {
        Choices choices = new Choices(5);
        Set<String> picked = new TreeSet<>();
        IntStream.range(0, 200).forEach(i -> picked.add(choices.pick(List.of("a", "b", "c"))));
        IntStream.range(0, 200).forEach(i -> picked.add(choices.pickOf("x", "y")));
        assertThat(picked).containsExactly("a", "b", "c", "x", "y");
    }

    @Test
    void someKeepsTheOrderAndTheProbability() {
        List<Integer> items = IntStream.range(0, 10_000).boxed().toList();
        assertThat(new Choices(6).some(items, 0.25))
                .isSorted()
                .doesNotHaveDuplicates()
                .hasSizeBetween(2300, 2700);
        assertThat(new Choices(6).some(items, 0)).isEmpty();
        assertThat(new Choices(6).some(items, 1)).isEqualTo(items);
    }

    @Test
    void nothingCannotBeChosenFrom() {
        Choices choices = new Choices(1);
        assertThatThrownBy(() -> choices.below(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> choices.below(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> choices.between(2, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> choices.pick(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    private static List<Long> draws(Choices choices) {
        return LongStream.generate(choices::bits).limit(8).boxed().toList();
    }
}
