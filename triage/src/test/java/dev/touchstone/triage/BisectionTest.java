package dev.touchstone.triage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BisectionTest {
    /** A version a letter: + is good, - is bad, ? is inconclusive. */
    private static Function<String, Fate> history(String letters) {
        return version -> switch (letters.charAt(Integer.parseInt(version))) {
            case '+' -> Fate.FIXED;
            case '-' -> Fate.SAME;
            case '~' -> Fate.OTHER;
            default -> Fate.INCONCLUSIVE;
        };
    }

    private static Bisection search(String letters, Optional<String> found) {
        List<String> versions =
                IntStream.range(0, letters.length()).mapToObj(String::valueOf).toList();
        Bisection bisection = new Bisection(versions, found);
        for (Optional<String> next = bisection.next(); next.isPresent(); next = bisection.next()) {
            assertThat(bisection.tried()).as("nothing is tried twice").doesNotContainKey(next.get());
            bisection = bisection.with(next.get(), history(letters).apply(next.get()));
        }
        return bisection;
    }

    private static String sentence(String letters) {
        return search(letters, Optional.empty()).conclusion().sentence();
    }

    @Test
    void theEndsAreTriedFirst() {
        Bisection bisection = new Bisection(List.of("a", "b", "c"), Optional.of("b"));
        assertThat(bisection.next()).contains("a");
        assertThat(bisection.with("a", Fate.FIXED).next()).contains("c");
        assertThat(bisection.with("a", Fate.FIXED).with("c", Fate.FIXED).next())
                .as("then the version where it was found")
                .contains("b");
    }

    @Test
    void theBorderIsFoundInFewSteps() {
        Bisection bisection = search("+".repeat(70) + "-".repeat(30), Optional.empty());
        assertThat(bisection.conclusion().sentence()).isEqualTo("appears in 70 (last good: 69)");
        assertThat(bisection.tried()).hasSizeLessThanOrEqualTo(9);
        assertThat(sentence("--+++")).isEqualTo("fixed in 2 (last affected: 1)");
    }

    @Test
    void aBugThatCameAndWentIsFoundFromWhereItWasSeen() {
        String letters = "+".repeat(40) + "---" + "+".repeat(57);
        Conclusion conclusion = search(letters, Optional.of("41")).conclusion();
        assertThat(conclusion.sentence()).isEqualTo("appears in 40 (last good: 39); fixed in 43 (last affected: 42)");
        assertThat(conclusion.isPlain()).isTrue();
    }

    @Test
    void alikeEndsAreNotBelievedWithoutALookBetweenThem() {
        Bisection always = search("-".repeat(50), Optional.empty());
        assertThat(always.conclusion().sentence()).isEqualTo("affected: all 5 tried releases, 0 to 49");
        assertThat(sentence("+".repeat(20) + "-".repeat(10) + "+".repeat(20)))
                .isEqualTo("appears in 20 (last good: 19); fixed in 30 (last affected: 29)");
        assertThat(sentence("++")).isEqualTo("not affected: all 2 tried releases, 0 to 1");
    }

    @Test
    void whatSaysNothingIsSteppedAround() {
        assertThat(sentence("??+++??--?"))
                .isEqualTo("appears in 7 (last good: 4), 2 versions between them inconclusive");
        assertThat(sentence("???")).isEqualTo("no version could be judged");
        assertThat(sentence("?-?")).isEqualTo("affected: 1, the only version that could be judged");
    }

    @Test
    void aHistoryThatOneBugDoesNotExplainIsSaid() {
        Conclusion conclusion = search("---+++---", Optional.empty()).conclusion();
        assertThat(conclusion.isPlain()).isFalse();
        assertThat(conclusion.sentence())
                .isEqualTo("several affected ranges, probably several bugs: "
                        + "fixed in 3 (last affected: 2); appears in 6 (last good: 5)");
    }

    @Test
    void anotherWrongAnswerIsBadAsWell() {
        assertThat(sentence("++~~--")).isEqualTo("appears in 2 (last good: 1)");
    }
}
