package dev.touchstone.host.sparql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.host.Fault;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages as servers have sent them. */
class RemoteErrorTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            400 | Parse error: Line 1, column 3                                                             | SYNTAX
            400 | Virtuoso 37000 Error SP031: SPARQL: Internal error: ssg_print_builtin_expn(): bad native type | INTERNAL
            500 | Virtuoso 37000 Error SQ156: Internal Optimized compiler error : unknown table             | INTERNAL
            500 | Virtuoso 22023 Error SR066: Unsupported case in CONVERT (incomplete RDF box -> VARCHAR)   | INTERNAL
            500 | Virtuoso 22012 Error SR084: Division by 0.                                                | EVALUATION
            500 | Virtuoso 22023 Error SL001: The SPARQL 1.1 function strlen() needs a string value         | EVALUATION
            500 | Virtuoso 37000 Error TR...: transitive start not given                                    | UNSUPPORTED
            503 | Query timed out                                                                           | TIMEOUT
            503 | The server is busy                                                                        | RESOURCES
            503 | Internal error: no thread is free, syntax error                                           | RESOURCES
            422 | no value                                                                                  | EVALUATION
            """)
    void wordsDecideWhereAStatusSaysTooLittle(int status, String message, Fault meaning) {
        assertThat(new RemoteError(status, message).fault()).isEqualTo(meaning);
    }
}
