package dev.touchstone.host.kuzu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.host.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The messages are those that Kuzu 0.7.1 to 0.11.2 gave. */
final class FaultsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SYNTAX      | Parser exception: Invalid input <MATCH (n R>: expected rule oC_SingleQuery (line: 1, offset: 9)
            SYNTAX      | Binder exception: Variable x is not in scope.
            UNSUPPORTED | Binder exception: Table Unknown does not exist.
            UNSUPPORTED | Catalog exception: function TOSTRING does not exist.
            EVALUATION  | Runtime exception: Divide by zero.
            EVALUATION  | Overflow exception: Value 9223372036854775807 + 1 is not within INT64 range.
            EVALUATION  | Conversion exception: Cast failed. Could not convert "a" to INT64.
            RESOURCES   | Buffer manager exception: Unable to allocate memory! The buffer pool is full and no memory could be freed!
            TIMEOUT     | Interrupted.
            INTERNAL    | Runtime exception: Trying to access table id in an empty node. This should never happen
            INTERNAL    | Assertion failed in file "vector_hash_functions.cpp" on line 124: KU_UNREACHABLE
            INTERNAL    | unordered_map::at
            """)
    void whatAMessageMeans(Fault expected, String message) {
        assertThat(Faults.of(new EngineError(message, false))).isEqualTo(expected);
    }

    @Test
    void aConstantOfTheWrongTypeIsARefusalWhileItIsPlanned() {
        String message = "Conversion exception: Cast failed. Could not convert \"a\" to INT64.";
        assertThat(Faults.of(new EngineError(message, true))).isEqualTo(Fault.UNSUPPORTED);
    }

    @Test
    void whatIsNotFromTheEngineIsInternal() {
        assertThat(Faults.of(new IllegalStateException("Interrupted"))).isEqualTo(Fault.INTERNAL);
    }

    @Test
    void namesAndNumbersDoNotTellErrorsApart() {
        assertThat(place("Binder exception: Cannot find property k1 for n23."))
                .isEqualTo(place("Binder exception: Cannot find property k0 for n7."))
                .isNotEqualTo(place("Binder exception: Table L0 does not exist."));
    }

    private static String place(String message) {
        return new EngineError(message, true).getStackTrace()[0].getMethodName();
    }
}
