package dev.touchstone.host.arcadedb;

import static org.assertj.core.api.Assertions.assertThat;

import com.arcadedb.exception.CommandExecutionException;
import com.arcadedb.exception.CommandParsingException;
import com.arcadedb.exception.SchemaException;
import dev.touchstone.host.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FaultsTest {

    @ParameterizedTest
    @CsvSource({
        "Syntax error at line 1:9, SYNTAX",
        "UndefinedVariable: Variable 'nope' not defined, SYNTAX",
        "UnknownFunction: Unknown function 'foo', UNSUPPORTED",
        "'FeatureNotImplemented: WHERE inside a quantified path pattern is not yet supported', UNSUPPORTED",
    })
    void aMessageAboutTheTextIsToldByItsWords(String message, Fault expected) {
        assertThat(Faults.of(new CommandParsingException(message))).isEqualTo(expected);
    }

    @Test
    void anErrorOfOpenCypherIsOneOfEvaluation() {
        assertThat(Faults.of(new CommandExecutionException("TypeError: InvalidArgumentValue")))
                .isEqualTo(Fault.EVALUATION);
    }

    @Test
    void whatATranslatedQueryThrowsIsNoSyntaxErrorForItsWrapping() {
        assertThat(Faults.of(
                        new CommandParsingException("Error on executing Cypher query", new IllegalStateException())))
                .isEqualTo(Fault.INTERNAL);
    }

    @Test
    void anArgumentThatAFunctionDoesNotTakeIsAnErrorOfEvaluation() {
        StackTraceElement[] inTheEngine = {
            new StackTraceElement("com.arcadedb.query.opencypher.functions.SqrtFunction", "execute", null, 1)
        };
        Exception refusal = new CommandExecutionException("sqrt() requires a numeric argument");
        refusal.setStackTrace(inTheEngine);
        assertThat(Faults.of(refusal)).isEqualTo(Fault.EVALUATION);
        Exception cast = new ClassCastException("class java.lang.String cannot be cast to class java.lang.Number");
        cast.setStackTrace(inTheEngine);
        assertThat(Faults.of(cast)).isEqualTo(Fault.INTERNAL);
    }

    @Test
    void anythingElseIsInternal() {
        assertThat(Faults.of(new CommandExecutionException("Error executing", new SchemaException("no such type"))))
                .isEqualTo(Fault.INTERNAL);
    }
}
