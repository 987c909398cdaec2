package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.assertFails;
import static dev.touchstone.cypher.reference.value.Constants.value;
import static dev.touchstone.cypher.reference.value.Constants.values;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FunctionsTest {
    @ParameterizedTest(name = "{0}({1}) = {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    abs            | [-1]                     | 1
                    ABS            | [-1.5]                   | 1.5
                    sqrt           | [12.96]                  | 3.6
                    ceil           | [1.2]                    | 2.0
                    floor          | [3]                      | 3.0
                    sign           | [-7.5]                   | -1
                    isNaN          | [0.0 / 0.0]              | true
                    round          | [-1.5]                   | -1.0
                    round          | [0.49999999999999994]    | 0.0
                    round          | [3.14159, 3]             | 3.142
                    round          | [-1.55, 1]               | -1.6
                    round          | [1.55, 1, 'DOWN']        | 1.5
                    atan2          | [0, 1]                   | 0.0
                    haversin       | [0]                      | 0.0
                    size           | [[1, 2, 3]]              | 3
                    size           | ['abc']                  | 3
                    isEmpty        | [{}]                     | true
                    head           | [[1, 2]]                 | 1
                    head           | [[]]                     | null
                    last           | [[1, 2]]                 | 2
                    tail           | [[1, 2, 3]]              | [2, 3]
                    tail           | [[]]                     | []
                    reverse        | ['raksO']                | 'Oskar'
                    reverse        | [[1, null]]              | [null, 1]
                    range          | [-10, -8]                | [-10, -9, -8]
                    range          | [0, -1]                  | []
                    range          | [1381, -3412, -1298]     | [1381, 83, -1215, -2513]
                    range          | [0, 1, -123]             | []
                    range          | [0, 0, -1]               | [0]
                    range          | [-3412, 1381, 1298]      | [-3412, -2114, -816, 482]
                    range          | [9223372036854775806, 9223372036854775807, 2] | [9223372036854775806]
                    keys           | [{k: null, l: 1}]        | ['k', 'l']
                    properties     | [{level: 9001}]          | {level: 9001}
                    nullIf         | [1, 1.0]                 | null
                    nullIf         | [1, null]                | 1
                    left           | ['hello', 3]             | 'hel'
                    right          | ['hello', 9]             | 'hello'
                    substring      | ['0123456789', 1]        | '123456789'
                    substring      | ['hello', 1, 3]          | 'ell'
                    substring      | ['hello', 7]             | ''
                    replace        | ['hello', 'l', 'w']      | 'hewwo'
                    split          | ['one1two', '1']         | ['one', 'two']
                    split          | [',a,', ',']             | ['', 'a', '']
                    split          | ['abc', '']              | ['a', 'b', 'c']
                    split          | ['', ',']                | ['']
                    trim           | ['  a ']                 | 'a'
                    lTrim          | ['  a ']                 | 'a '
                    rTrim          | ['  a ']                 | '  a'
                    toUpper        | ['aB']                   | 'AB'
                    lower          | ['aB']                   | 'ab'
                    toBoolean      | ['true']                 | true
                    toBoolean      | [' tru ']                | null
                    toBoolean      | ['f alse']               | null
                    toInteger      | [82.9]                   | 82
                    toInteger      | ['1.7']                  | 1
                    toInteger      | ['']                     | null
                    toInteger      | ['foo']                  | null
                    toInteger      | ['-9223372036854775807'] | -9223372036854775807
                    toFloat        | [3]                      | 3.0
                    toFloat        | ['5']                    | 5.0
                    toFloat        | ['foo']                  | null
                    toString       | [42]                     | '42'
                    toString       | [2.3]                    | '2.3'
                    toString       | [1e10]                   | '1.0E10'
                    toString       | [false]                  | 'false'
                    toFloatOrNull  | [true]                   | null
                    toIntegerList  | [['2', 2.9, [], null]]   | [2, 2, null, null]
                    """)
    void functionsOfConstants(String function, String arguments, String result) {
        assertThat(call(function, values(arguments))).isEqualTo(value(result));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "size",
                "keys",
                "properties",
                "labels",
                "type",
                "nodes",
                "relationships",
                "length",
                "toString",
                "toInteger",
                "toFloat",
                "toBoolean",
                "abs",
                "head",
                "reverse",
                "id",
                "startNode",
                "isEmpty"
            })
    void nullGivesNull(String function) {
        assertThat(call(function, values("[null]"))).isEqualTo(value("null"));
    }

    @ParameterizedTest(name = "{0}({1}) fails with {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    toBoolean  | [1.0]           | TypeError: InvalidArgumentValue
                    toBoolean  | [[]]            | TypeError: InvalidArgumentValue
                    toInteger  | [{}]            | TypeError: InvalidArgumentValue
                    toFloat    | [true]          | TypeError: InvalidArgumentValue
                    toString   | [[]]            | TypeError: InvalidArgumentValue
                    type       | [0]             | TypeError: InvalidArgumentValue
                    labels     | [1]             | TypeError: InvalidArgumentValue
                    range      | [2, 8, 0]       | ArgumentError: NumberOutOfRange
                    range      | [0.0, 1, 1]     | ArgumentError: InvalidArgumentType
                    range      | [0, 1, [1]]     | ArgumentError: InvalidArgumentType
                    range      | [0, 1000000000] | TooLarge: TooLarge
                    substring  | ['a', -1]       | ArgumentError: NumberOutOfRange
                    left       | ['a', -1]       | ArgumentError: NumberOutOfRange
                    properties | [1]             | TypeError: InvalidArgumentType
                    length     | ['abc']         | TypeError: InvalidArgumentType
                    abs        | ['a']           | TypeError: InvalidArgumentType
                    size       | [1]             | TypeError: InvalidArgumentType
                    abs        | [1, 2]          | SyntaxError: InvalidNumberOfArguments
                    toInteger  | ['9223372036854775808'] | ArgumentError: NumberOutOfRange
                    """)
    void wrongArgumentsAreErrors(String function, String arguments, String error) {
        assertFails(error, () -> call(function, values(arguments)));
    }

    @Test
    void unknownFunctionsAreNotThere() {
        assertThat(Functions.named("foo")).isEmpty();
    }

    private static Value call(String function, List<Value> arguments) {
        return Functions.named(function).orElseThrow().apply(arguments, new Graph());
    }
}
