package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@link Equality} and {@link Comparability}. */
class ComparisonTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    [1, 2]                   | [1]                       | false
                    [null]                   | [1]                       | null
                    ['a']                    | [1]                       | false
                    [[1]]                    | [[1], [null]]             | false
                    [[1], [2]]               | [[1], [null]]             | null
                    [[1], [2, 3]]            | [[1], [null]]             | false
                    [1, 2]                   | 'foo'                     | false
                    [1, 2]                   | [null, 'foo']             | false
                    [1, 2]                   | [null, 2]                 | null
                    {}                       | {}                        | true
                    {k: 'a', l: 2}           | {l: 2, k: 'a'}            | true
                    {}                       | {k: null}                 | false
                    {k: null, l: 1}          | {l: 1}                    | false
                    {k: null}                | {k: null}                 | null
                    {k: 1, l: null}          | {k: null, l: 1}           | null
                    {k: 1, l: null}          | {k: 2, l: null}           | false
                    null                     | null                      | null
                    0.0 / 0.0                | 0.0 / 0.0                 | false
                    0.0 / 0.0                | 'a'                       | false
                    1                        | 1.0                       | true
                    0.0                      | -0.0                      | true
                    '1.0'                    | 1.0                       | false
                    4611686018427387905      | 4611686018427387900       | false
                    9007199254740993         | 9007199254740992.0        | false
                    9223372036854775807      | 9223372036854775808.0     | false
                    """)
    void equalityIsThreeValuedAndExact(String left, String right, String result) {
        assertThat(Equality.equal(value(left), value(right))).isEqualTo(value(result));
        assertThat(Equality.equal(value(right), value(left))).isEqualTo(value(result));
        assertThat(Equality.different(value(left), value(right))).isEqualTo(Truth.not(value(result)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    [1, 0]           | [1]                | true
                    [1, null]        | [1]                | true
                    [1, 2]           | [1, null]          | null
                    [1, 'a']         | [1, null]          | null
                    [1, 2]           | [3, null]          | false
                    3.14             | 1                  | true
                    1                | 1.0                | true
                    true             | false              | true
                    '1'              | 1                  | null
                    {}               | {}                 | null
                    null             | 1                  | null
                    'xx'             | 'x'                | true
                    9007199254740992 | 9007199254740993.0 | true
                    9007199254740991 | 9007199254740992.0 | false
                    """)
    void greaterOrEqualIsNullAcrossTypes(String left, String right, String result) {
        assertThat(Comparability.greaterOrEqual(value(left), value(right), World.AS_FOUND))
                .isEqualTo(value(result));
        assertThat(Comparability.lessOrEqual(value(right), value(left), World.AS_FOUND))
                .isEqualTo(value(result));
        assertThat(Comparability.less(value(left), value(right), World.AS_FOUND))
                .isEqualTo(Truth.not(value(result)));
        assertThat(Comparability.greater(value(right), value(left), World.AS_FOUND))
                .isEqualTo(Truth.not(value(result)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    1         | false
                    1.0       | false
                    0.0 / 0.0 | false
                    'a'       | null
                    """)
    void nothingIsLessOrMoreThanNaN(String other, String result) {
        assertThat(Comparability.less(value("0.0 / 0.0"), value(other), World.AS_FOUND))
                .isEqualTo(value(result));
        assertThat(Comparability.lessOrEqual(value("0.0 / 0.0"), value(other), World.AS_FOUND))
                .isEqualTo(value(result));
        assertThat(Comparability.greater(value("0.0 / 0.0"), value(other), World.AS_FOUND))
                .isEqualTo(value(result));
        assertThat(Comparability.greaterOrEqual(value("0.0 / 0.0"), value(other), World.AS_FOUND))
                .isEqualTo(value(result));
    }

    @ParameterizedTest
    @CsvSource({
        "DATE, 1980-12-24, 1984-10-11, true",
        "TIME, 10:00+01:00, 09:35:14.645876123Z, true",
        "LOCAL_TIME, 10:35, 12:31:14, true",
        "LOCAL_DATETIME, 1980-12-11T12:31:14, 1984-10-11T12:31:14, true",
        "DATETIME, 1984-10-11T12:31:14+05:00, 1984-10-11T08:31:14Z, true",
        "DURATION, P1D, P2D, null"
    })
    void pointsInTimeCompareByInstant(Temporal.Kind kind, String left, String right, String result) {
        assertThat(Comparability.less(new Temporal(kind, left), new Temporal(kind, right), World.AS_FOUND))
                .isEqualTo(value(result));
        assertThat(Equality.equal(new Temporal(kind, left), new Temporal(kind, right)))
                .isEqualTo(Values.of(false));
    }

    @Test
    void spellingsOfOneTimeAreEqual() {
        Temporal terse = new Temporal(Temporal.Kind.TIME, "10:00Z");
        Temporal verbose = new Temporal(Temporal.Kind.TIME, "10:00:00+00:00");
        assertThat(Equality.equal(terse, verbose)).isEqualTo(Values.of(true));
        assertThat(Equivalence.same(terse, verbose)).isTrue();
    }

    @Test
    void stringsCompareByCodePoint() {
        assertThat(Comparability.less(Values.of("\uFF5E"), Values.of("\uD83D\uDE00"), World.AS_FOUND))
                .isEqualTo(Values.of(true));
    }
}
