package dev.touchstone.core.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MatchingTest {

    @Test
    void aPartnerIsGivenUpForAnotherThatHasNoChoice() {
        Set<String> fitting = Set.of("a~x", "a~y", "b~x");
        Matching<String> matching = match(List.of("a", "b"), List.of("x", "y"), fitting);
        assertThat(matching.isPerfect())
                .as("taking the first that fits gives x to a and leaves b alone")
                .isTrue();
    }

    @Test
    void aChainOfPartnersMovesUp() {
        Set<String> fitting = Set.of("a~x", "a~y", "b~x", "b~z", "c~x", "d~z", "d~w", "b~w");
        assertThat(match(List.of("a", "b", "c", "d"), List.of("x", "y", "z", "w"), fitting)
                        .isPerfect())
                .isTrue();
    }

    @Test
    void whatHasNoPartnerIsLeftOnItsSide() {
        Matching<String> matching = match(List.of("a", "b", "c"), List.of("x", "y"), Set.of("a~x", "b~x"));
        assertThat(matching.isPerfect()).isFalse();
        assertThat(matching.unmatchedLeft()).containsExactly("b", "c");
        assertThat(matching.unmatchedRight()).containsExactly("y");
    }

    @Test
    void nothingMatchesNothing() {
        assertThat(match(List.of(), List.of(), Set.of()).isPerfect()).isTrue();
        assertThat(match(List.of("a"), List.of(), Set.of()).unmatchedLeft()).containsExactly("a");
        assertThat(match(List.of(), List.of("x"), Set.of()).unmatchedRight()).containsExactly("x");
    }

    @Test
    void allPartnersMoveUpWhereTheLastHasNoChoice() {
        int last = 2000;
        List<Integer> rows = IntStream.rangeClosed(0, last).boxed().toList();
        // Each takes its own number, and could do with the next; the last can only have the first: all must move up.
        Matching<Integer> matching =
                Matching.of(rows, rows, (a, b) -> a == last ? b == 0 : b.equals(a) || b.equals(a + 1));
        assertThat(matching.isPerfect()).isTrue();
    }

    private static Matching<String> match(List<String> left, List<String> right, Set<String> fitting) {
        return Matching.of(left, right, (a, b) -> fitting.contains(a + "~" + b));
    }
}
