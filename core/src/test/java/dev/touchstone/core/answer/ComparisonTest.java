package dev.touchstone.core.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private final Comparison comparison = new Comparison(Sameness.TYPED);

    @Test
    void theOrderOfAMultisetDoesNotCount() {
        assertThat(multisets(rows(1, 2, 2, 3), rows(2, 3, 1, 2)).isNone()).isTrue();
        assertThat(multisets(List.of(), List.of())).isEqualTo(Difference.NONE);
    }

    @Test
    void duplicatesCount() {
        Difference fewer = multisets(rows(1, 2, 2, 2), rows(1, 2));
        assertThat(fewer).isEqualTo(new Difference(rows(2, 2), List.of(), false));
        assertThat(fewer.isNone()).isFalse();
        assertThat(multisets(rows(1, 2), rows(2, 1, 2, 2))).isEqualTo(new Difference(List.of(), rows(2, 2), false));
    }

    @Test
    void whatIsMissingAndWhatIsExtraAreBothTold() {
        assertThat(multisets(rows(1, 2, 3), rows(3, 4, 5))).isEqualTo(new Difference(rows(1, 2), rows(4, 5), false));
    }

    @Test
    void roundingIsForgivenWithinRows() {
        List<List<Value>> expected =
                List.of(List.of(Values.of("a"), Values.of(0.3)), List.of(Values.of("b"), Values.of(0.3)));
        List<List<Value>> actual =
                List.of(List.of(Values.of("b"), Values.of(0.1 * 3)), List.of(Values.of("a"), Values.of(0.1 + 0.2)));
        assertThat(multisets(expected, actual).isNone()).isTrue();
        assertThat(multisets(expected.subList(0, 1), actual.subList(0, 1)).missing())
                .isEqualTo(expected.subList(0, 1));
    }

    @Test
    void theNumberOfColumnsCounts() {
        List<List<Value>> one = List.of(List.of(Values.of(1)));
        List<List<Value>> two = List.of(List.of(Values.of(1), Values.of(1)));
        assertThat(multisets(one, two)).isEqualTo(new Difference(one, two, false));
    }

    @Test
    void rowsWithTheSameSortKeyMayTradePlaces() {
        List<List<Value>> expected = pairs("1a", "1b", "1c", "2d");
        assertThat(ordered(expected, pairs("1c", "1a", "1b", "2d"))).isEqualTo(Difference.NONE);
        assertThat(ordered(expected, expected)).isEqualTo(Difference.NONE);
        assertThat(ordered(List.of(), List.of())).isEqualTo(Difference.NONE);
    }

    @Test
    void rowsWithDifferentSortKeysMayNot() {
        Difference difference = ordered(pairs("1a", "1b", "2c", "2d"), pairs("1a", "2c", "1b", "2d"));
        assertThat(difference).isEqualTo(new Difference(List.of(), List.of(), true));
        assertThat(difference.isNone()).isFalse();
    }

    @Test
    void aReversedOrderIsAWrongOrder() {
        assertThat(ordered(pairs("1a", "2b"), pairs("2b", "1a")).orderOnly()).isTrue();
    }

    @Test
    void theSameKeyTwiceApartIsNotATie() {
        // As where a second sort key, which is not among the columns, stands in between.
        assertThat(ordered(pairs("1a", "2b", "1c"), pairs("1c", "2b", "1a")).orderOnly())
                .isTrue();
    }

    @Test
    void aTieNeedsAllSortKeysToAgree() {
        List<List<Value>> expected = pairs("1a", "1b");
        List<List<Value>> actual = pairs("1b", "1a");
        assertThat(comparison.asOrdered(expected, actual, List.of(0)).isNone()).isTrue();
        assertThat(comparison.asOrdered(expected, actual, List.of(0, 1)).orderOnly())
                .isTrue();
        assertThat(comparison.asOrdered(expected, actual, List.of()).isNone())
                .as("no sort key, no order")
                .isTrue();
    }

    @Test
    void differentRowsAreReportedAsSuchAndNotAsAWrongOrder() {
        assertThat(ordered(pairs("1a", "2b"), pairs("2b", "3c")))
                .isEqualTo(new Difference(pairs("1a"), pairs("3c"), false));
        assertThat(ordered(pairs("1a", "2b"), pairs("1a"))).isEqualTo(new Difference(pairs("2b"), List.of(), false));
    }

    private Difference multisets(List<List<Value>> expected, List<List<Value>> actual) {
        return comparison.asMultisets(expected, actual);
    }

    /** Sorted by the first column. */
    private Difference ordered(List<List<Value>> expected, List<List<Value>> actual) {
        return comparison.asOrdered(expected, actual, List.of(0));
    }

    private static List<List<Value>> rows(long... values) {
        return Arrays.stream(values)
                .mapToObj(value -> List.of(Values.of(value)))
                .toList();
    }

    private static List<List<Value>> pairs(String... rows) {
        return Arrays.stream(rows)
                .map(row -> List.of(Values.of(row.charAt(0) - '0'), Values.of(row.substring(1))))
                .toList();
    }
}
