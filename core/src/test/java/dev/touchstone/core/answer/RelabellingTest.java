package dev.touchstone.core.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows are written as words: small letters are blank nodes, all else is a text. */
class RelabellingTest {
    private final Comparison comparison = new Comparison(Sameness.TYPED);

    @ParameterizedTest
    @CsvSource({
        "a,                  x",
        "a b,                x y",
        "a a,                x x",
        "a1 b2,              x1 y2",
        "a1 b2,              y2 x1",
        "ab bc,              xy yz",
        "ab bc,              yz xy",
        "ab bc ca,           yx xz zy",
        "ab ab,              xy xy",
        "aa ab,              xy xx",
        "a1 a2 b1 b3,        b2 b1 a3 a1",
        "ab bc cd,           cd bc ab",
        "ab bc ca de ef fd,  fd ab de bc ca ef",
        "ab cd ac,           yx wv yw",
    })
    void areTheSame(String expected, String actual) {
        assertThat(comparison.asMultisets(rows(expected), rows(actual))).isEqualTo(Difference.NONE);
    }

    @ParameterizedTest
    @CsvSource({
        "a,                  1",
        "a b,                x x",
        "a a,                x y",
        "a1 b2,              x1 x2",
        "ab bc,              xy zy",
        "ab,                 xx",
        "aa,                 xy",
        "ab bc ca,           xy yz xz",
        "ab ab,              xy yx",
        "a1 b1,              x1 y2",
        "ab bc ca de ef fd,  ab bc cd de ef fa",
        "a1 a2 b1 b3,        x1 x3 y1 y4",
        "a,                  x y",
    })
    void differ(String expected, String actual) {
        Difference difference = comparison.asMultisets(rows(expected), rows(actual));
        assertThat(difference.isNone()).isFalse();
        assertThat(difference.isUndecided()).isFalse();
    }

    @Test
    void aRowThatIsMissingIsNamedAlone() {
        Difference difference = comparison.asMultisets(rows("a1 b2 c3"), rows("x1 z3"));
        assertThat(difference.mark()).isEqualTo("missing");
        assertThat(difference.missing()).isEqualTo(rows("b2"));
    }

    /** However many rows there are: whatever blank nodes are called, no row is both missing and too many. */
    @Test
    void ofManyRowsOnlyThoseCountThatAreMissing() {
        List<List<Value>> all = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            all.add(List.of(new Blank("b" + i / 2), Values.of(i % 2)));
        }
        List<List<Value>> some = all.subList(0, 400).stream()
                .<List<Value>>map(row -> List.of(new Blank("x" + ((Blank) row.getFirst()).label()), row.get(1)))
                .toList();
        assertThat(comparison.asMultisets(all, some).words()).isEqualTo("200 missing");
    }

    @Test
    void manyAlikeArePairedQuickly() {
        List<List<Value>> left = new ArrayList<>();
        List<List<Value>> right = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            left.add(List.of(new Blank("a" + i), Values.of("same")));
            right.add(List.of(new Blank("b" + i), Values.of("same")));
        }
        Collections.reverse(right);
        assertThat(comparison.asMultisets(left, right)).isEqualTo(Difference.NONE);
    }

    /** Two rings of six against three rings of four: nothing around a node tells one from another. */
    @Test
    void whatTakesTooLongIsSaid() {
        Difference difference = comparison.asMultisets(rings(60, 6), rings(60, 4));
        assertThat(difference.isNone() && !difference.isUndecided()).isFalse();
    }

    private static List<List<Value>> rings(int nodes, int length) {
        List<List<Value>> rows = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            int next = i % length == length - 1 ? i - length + 1 : i + 1;
            rows.add(List.of(new Blank("n" + i), new Blank("n" + next)));
        }
        return rows;
    }

    @Test
    void blankNodesKeepToTheirPlacesInASortedAnswer() {
        List<Integer> ties = List.of(0, 0, 2);
        assertThat(comparison.asTied(rows("a1 b1 c2"), rows("y1 x1 z2"), ties)).isEqualTo(Difference.NONE);
        assertThat(comparison.asTied(rows("ab ba cc"), rows("xx yz zy"), ties).orderOnly())
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "1,     01,        integer,  true",
        "1,     2,         integer,  false",
        "1.5,   1.50,      decimal,  true",
        "3,     3.0,       decimal,  true",
        "1.5E0, 1.5,       double,   true",
        "15,    1.5e1,     double,   true",
        "INF,   INF,       double,   true",
        "INF,   -INF,      double,   false",
        "true,  1,         boolean,  true",
        "abc,   abd,       integer,  false",
        "1,     1.0000001, float,    true",
    })
    void numbersCountByTheirValue(String one, String other, String type, boolean same) {
        String datatype = "http://www.w3.org/2001/XMLSchema#" + type;
        assertThat(Sameness.TYPED.same(new Literal(one, datatype, ""), new Literal(other, datatype, "")))
                .isEqualTo(same);
    }

    @Test
    void theCaseOfALanguageDoesNotCountAndTheDatatypeDoes() {
        String xsd = "http://www.w3.org/2001/XMLSchema#";
        assertThat(Sameness.TYPED.same(new Literal("a", "lang", "en"), new Literal("a", "lang", "EN")))
                .isTrue();
        assertThat(Sameness.TYPED.same(new Literal("1", xsd + "integer", ""), new Literal("1", xsd + "int", "")))
                .isFalse();
    }

    /** Tried one by one, they would take hours. */
    @Test
    void aLargeAnswerOfBlankNodesThatAreAllAlikeIsGivenUp() {
        assertThat(comparison.asMultisets(pairs("a", 2_000), pairs("x", 2_000))).isEqualTo(Difference.UNDECIDED);
    }

    /** A blank node in each row, and the same two in turn beside it. */
    private static List<List<Value>> pairs(String name, int many) {
        return IntStream.range(0, many)
                .<List<Value>>mapToObj(i -> List.of(new Blank(name + i), new Blank(name + "-" + i % 2)))
                .toList();
    }

    private static List<List<Value>> rows(String text) {
        return Arrays.stream(text.strip().split(" ")).map(RelabellingTest::row).toList();
    }

    private static List<Value> row(String word) {
        return word.chars()
                .mapToObj(c ->
                        Character.isLowerCase(c) ? new Blank(Character.toString(c)) : Values.of(Character.toString(c)))
                .toList();
    }
}
