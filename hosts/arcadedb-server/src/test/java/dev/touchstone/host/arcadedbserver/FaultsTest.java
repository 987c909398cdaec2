package dev.touchstone.host.arcadedbserver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.host.Fault;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FaultsTest {

    /** As ArcadeDB 26.7.1 answers. */
    @ParameterizedTest
    @CsvSource({
        "500, CommandParsingException, Syntax error at line 1:9 - no viable alternative -> NoViableAltException, SYNTAX",
        "500, CommandParsingException, UndefinedVariable: Variable 'x' not defined, SYNTAX",
        "500, CommandParsingException, Error on executing -> broken, INTERNAL",
        "500, CommandParsingException, UnknownFunction: Unknown function 'nope', UNSUPPORTED",
        "403, SecurityException, User 'x' is not allowed to create users, UNSUPPORTED",
        "500, CommandExecutionException, TypeError: InvalidArgumentValue - toInteger() cannot convert, EVALUATION",
        "500, CommandExecutionException, sqrt() requires a numeric argument, EVALUATION",
        "500, CommandExecutionException, Error -> / by zero, EVALUATION",
        "500, CommandExecutionException, Error -> null, INTERNAL",
        "400, IllegalArgumentException, Arithmetic operations require numeric operands, EVALUATION",
        "400, IllegalArgumentException, Comparison method violates its general contract!, INTERNAL",
        "400, IllegalArgumentException, java.lang.IllegalArgumentException, INTERNAL",
        "500, IllegalStateException, ZeroLengthPathStep requires a previous step, INTERNAL",
        "500, OutOfMemoryError, Java heap space, RESOURCES",
        "503, ConcurrentModificationException, Concurrent modification on page, RESOURCES",
        "500, TimeoutException, Timeout expired, TIMEOUT",
    })
    void anErrorIsToldByItsStatusItsExceptionAndItsWords(int status, String exception, String detail, Fault expected) {
        String body = "{\"error\": \"Cannot execute command\", \"detail\": \"" + detail
                + "\", \"exception\": \"com.arcadedb.exception." + exception + "\"}";
        ServerError error = ServerError.of(status, body.getBytes(StandardCharsets.UTF_8));
        assertThat(error.exception()).isEqualTo(exception);
        assertThat(error).hasMessage(detail);
        assertThat(Faults.of(error)).isEqualTo(expected);
    }

    @Test
    void whatIsNotJsonIsAnErrorOfSomebodyBetween() {
        ServerError error = ServerError.of(502, "<html>Bad Gateway</html>".getBytes(StandardCharsets.UTF_8));
        assertThat(error).hasMessage("<html>Bad Gateway</html>");
        assertThat(error.exception()).isEmpty();
        assertThat(error.words()).isEqualTo("HTTP 502: <html>Bad Gateway</html>");
        assertThat(Faults.of(error)).isEqualTo(Fault.INTERNAL);
    }

    @Test
    void wordsDoNotDependOnNamesAndNumbers() {
        assertThat(new ServerError(500, "CommandParsingException", "Variable 'n17' not defined at 1:9").words())
                .isEqualTo("CommandParsingException: Variable … not defined at #:#");
    }
}
