package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.assertFails;
import static dev.touchstone.cypher.reference.value.Constants.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@link Lists}, {@link Maps} and {@link Strings}. */
class ListsAndStringsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    1            | ['1', 2]                | false
                    [1, 2]       | [1, [1, '2']]           | false
                    [1]          | [1, 2, [1]]             | true
                    null         | [null]                  | null
                    null         | []                      | false
                    [null]       | [[null]]                | null
                    [null]       | [null]                  | null
                    [1]          | [[1, null]]             | false
                    3            | [1, null, 3]            | true
                    4            | [1, null, 3]            | null
                    [1, 2]       | [[null, 'foo'], [1, 2]] | true
                    [1, 2]       | [[null, 'foo']]         | false
                    [1, 2]       | [[null, 2]]             | null
                    [1, 2, null] | [1, [1, 2, null]]       | null
                    [1, 2]       | [[null, 2], [1, 3]]     | null
                    []           | []                      | false
                    []           | [1, 2, null]            | null
                    1            | null                    | null
                    """)
    void membershipIsThreeValued(String item, String list, String result) {
        assertThat(Lists.contains(value(item), value(list))).isEqualTo(value(result));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    1    | 2    | [2]
                    1    | none | [2, 3]
                    none | 2    | [1, 2]
                    0    | 0    | []
                    -3   | -1   | [1, 2]
                    3    | 1    | []
                    -5   | 5    | [1, 2, 3]
                    null | null | null
                    1    | null | null
                    null | none | null
                    """)
    void slicesTakeWhatThereIs(String from, String to, String result) {
        assertThat(Lists.slice(value("[1, 2, 3]"), bound(from), bound(to))).isEqualTo(value(result));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    [1, 2, 3]                      | 0      | 1
                    [1, 2, 3]                      | -1     | 3
                    [1, 2, 3]                      | 3      | null
                    [1, 2, 3]                      | -4     | null
                    [1, 2, 3]                      | null   | null
                    null                           | 'x'    | null
                    {name: 'Mats', Name: 'Pontus'} | 'Name' | 'Pontus'
                    {name: 'Mats', Name: 'Pontus'} | 'nAMe' | null
                    {name: 'Mats'}                 | null   | null
                    """)
    void subscriptsFindItemsAndEntries(String subject, String index, String result) {
        assertThat(Lists.subscript(value(subject), value(index), new Graph())).isEqualTo(value(result));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    true          | 0      | InvalidArgumentType
                    '1'           | 0      | InvalidArgumentType
                    [1, 2]        | true   | InvalidArgumentType
                    [1, 2]        | 4.7    | InvalidArgumentType
                    [1, 2]        | '1'    | InvalidArgumentType
                    {name: 'Apa'} | 0      | MapElementAccessByNonString
                    {name: 'Apa'} | 12.3   | MapElementAccessByNonString
                    """)
    void subscriptsOfOtherTypesAreErrors(String subject, String index, String detail) {
        assertFails("TypeError: " + detail, () -> Lists.subscript(value(subject), value(index), new Graph()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    'ABCDEF' | 'ABC'    | true  | false | true  | false
                    'ABCDEF' | 'DEF'    | false | true  | true  | false
                    'abcdef' | 'CD'     | false | false | false | false
                    'ab'     | ''       | true  | true  | true  | false
                    'ab'     | 'a.*'    | false | false | false | true
                    'ab'     | null     | null  | null  | null  | null
                    1        | 'a'      | null  | null  | null  | null
                    """)
    void searchesInStrings(String text, String part, String starts, String ends, String contains, String matches) {
        assertThat(Strings.startsWith(value(text), value(part))).isEqualTo(value(starts));
        assertThat(Strings.endsWith(value(text), value(part))).isEqualTo(value(ends));
        assertThat(Strings.contains(value(text), value(part))).isEqualTo(value(contains));
        assertThat(Strings.matches(value(text), value(part))).isEqualTo(value(matches));
    }

    @Test
    void searchesWithoutStringsAreUnknown() {
        List<Value> operands = Constants.values("[1, 3.14, true, [], {}, null]");
        for (Value left : operands) {
            for (Value right : operands) {
                assertThat(Strings.contains(left, right)).isEqualTo(Values.NULL);
                assertThat(Strings.startsWith(left, right)).isEqualTo(Values.NULL);
                assertThat(Strings.endsWith(left, right)).isEqualTo(Values.NULL);
            }
        }
    }

    @Test
    void aBrokenPatternIsAnError() {
        assertFails("SyntaxError: InvalidRegularExpression", () -> Strings.matches(value("'a'"), value("'('")));
    }

    private static Optional<Value> bound(String text) {
        return text.equals("none") ? Optional.empty() : Optional.of(value(text));
    }
}
