package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.value;
import static dev.touchstone.cypher.reference.value.Constants.values;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.core.value.Value.Path;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Orderability} and {@link Equivalence}. */
class OrderabilityTest {
    private static final Value NODE = element(Element.Kind.NODE);
    private static final Value EDGE = element(Element.Kind.EDGE);

    private static Value element(Element.Kind kind) {
        return new Element(kind, Optional.of(1L), List.of(), Map.of(), new NativeId(0));
    }

    @Test
    void typesComeInTheOrderOfTheTck() {
        assertThatIsOrdered(List.of(
                value("{a: 'map'}"),
                NODE,
                EDGE,
                value("['list']"),
                new Path(List.of(NODE, EDGE, NODE)),
                value("'text'"),
                value("false"),
                value("1.5"),
                value("0.0 / 0.0"),
                Values.NULL));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[], ['a'], ['a', 1], [1], [1, 'a'], [1, null], [null, 1], [null, 2]]",
                "['', 'B', 'a', 'abc', 'abc1', 'b']",
                "[-1, 0, 0.5, 1, 1.5, 9007199254740992.0, 9007199254740993]",
                "[false, true]",
                "[{}, {a: 1}, {a: 2}, {b: 0}, {a: 1, b: 1}]"
            })
    void valuesOfATypeComeInTheirOrder(String ordered) {
        assertThatIsOrdered(values(ordered));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    null                 | null                  | true
                    0.0 / 0.0            | 0.0 / 0.0             | true
                    1                    | 1.0                   | true
                    0                    | -0.0                  | true
                    [null, 1]            | [null, 1.0]           | true
                    {a: 1, b: null}      | {b: null, a: 1.0}     | true
                    9007199254740993     | 9007199254740992.0    | false
                    9223372036854775807  | 9223372036854775808.0 | false
                    1                    | '1'                   | false
                    [1]                  | [1, null]             | false
                    {}                   | {a: null}             | false
                    """)
    void equivalenceIsEqualityThatKnowsNull(String left, String right, boolean same) {
        assertThat(Equivalence.same(value(left), value(right))).isEqualTo(same);
        assertThat(new Orderability().compare(value(left), value(right)) == 0).isEqualTo(same);
    }

    private static void assertThatIsOrdered(List<Value> ordered) {
        List<Value> reversed = new ArrayList<>(ordered);
        Collections.reverse(reversed);
        reversed.sort(new Orderability());
        assertThat(reversed).isEqualTo(ordered);
    }
}
