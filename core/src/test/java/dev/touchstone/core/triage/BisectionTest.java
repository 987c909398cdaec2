package dev.touchstone.core.triage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BisectionTest {
    /** A version a letter: + is good, - is bad, ? says nothing. */
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
        assertThat(bisection.conclusion().sentence()).isEqualTo("first bad: 70, last good before: 69");
        assertThat(bisection.tried()).hasSizeLessThanOrEqualTo(9);
        assertThat(sentence("--+++")).isEqualTo("first good: 2, last bad before: 1");
    }

    @Test
    void aMistakeThatCameAndWentIsFoundFromWhereItWasSeen() {
        String letters = "+".repeat(40) + "---" + "+".repeat(57);
        Conclusion conclusion = search(letters, Optional.of("41")).conclusion();
        assertThat(conclusion.sentence())
                .isEqualTo("first bad: 40, last good before: 39; first good: 43, last bad before: 42");
        assertThat(conclusion.isPlain()).isTrue();
    }

    @Test
    void alikeEndsAreNotBelievedWithoutALookBetweenThem() {
        Bisection always = search("-".repeat(50), Optional.empty());
        assertThat(always.conclusion().sentence())
                .isEqualTo("always bad: in all 5 versions that were judged, from 0 to 49");
        assertThat(sentence("+".repeat(20) + "-".repeat(10) + "+".repeat(20)))
                .isEqualTo("first bad: 20, last good before: 19; first good: 30, last bad before: 29");
        assertThat(sentence("++")).isEqualTo("never bad: good in all 2 versions that were judged, from 0 to 1");
    }

    @Test
    void whatSaysNothingIsSteppedAround() {
        assertThat(sentence("??+++??--?"))
                .isEqualTo("first bad: 7, last good before: 4 (2 versions between them could not be judged)");
        assertThat(sentence("???")).isEqualTo("no version said anything");
        assertThat(sentence("?-?")).isEqualTo("always bad: in 1, the only version that says anything");
    }

    @Test
    void aHistoryThatOneMistakeDoesNotExplainIsSaid() {
        Conclusion conclusion = search("---+++---", Optional.empty()).conclusion();
        assertThat(conclusion.isPlain()).isFalse();
        assertThat(conclusion.sentence())
                .isEqualTo("bad more than once, so that one mistake does not explain it: "
                        + "first good: 3, last bad before: 2; first bad: 6, last good before: 5");
    }

    @Test
    void anotherWrongAnswerIsBadAsWell() {
        assertThat(sentence("++~~--")).isEqualTo("first bad: 2, last good before: 1");
    }
}
