package dev.touchstone.host.neo4j;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.host.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.neo4j.graphdb.ConstraintViolationException;
import org.neo4j.graphdb.QueryExecutionException;
import org.neo4j.kernel.api.exceptions.Status;

final class FaultsTest {

    @ParameterizedTest
    @CsvSource({
        "Neo.ClientError.Statement.SyntaxError, SYNTAX",
        "Neo.ClientError.Statement.TypeError, EVALUATION",
        "Neo.ClientError.Statement.ArithmeticError, EVALUATION",
        "Neo.ClientError.Statement.ArgumentError, EVALUATION",
        "Neo.ClientError.Statement.SemanticError, EVALUATION",
        "Neo.ClientError.Statement.EntityNotFound, EVALUATION",
        "Neo.ClientError.Statement.ParameterMissing, EVALUATION",
        "Neo.ClientError.Schema.ConstraintValidationFailed, EVALUATION",
        "Neo.ClientError.Statement.NotSystemDatabaseError, UNSUPPORTED",
        "Neo.ClientError.Statement.RuntimeUnsupportedError, UNSUPPORTED",
        "Neo.ClientError.Procedure.ProcedureNotFound, UNSUPPORTED",
        "Neo.ClientError.Transaction.TransactionTimedOut, TIMEOUT",
        "Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration, TIMEOUT",
        "Neo.ClientError.Transaction.Terminated, TIMEOUT",
        "Neo.TransientError.Transaction.Terminated, TIMEOUT",
        "Neo.TransientError.General.MemoryPoolOutOfMemoryError, RESOURCES",
        "Neo.TransientError.General.StackOverFlowError, INTERNAL",
        "Neo.DatabaseError.Statement.ExecutionFailed, INTERNAL",
        "Neo.DatabaseError.General.UnknownError, INTERNAL",
        "Neo.DatabaseError.Schema.IndexDropFailed, EVALUATION",
    })
    void theStatusDecides(String status, Fault expected) {
        assertThat(Faults.of(failure("no", status))).isEqualTo(expected);
    }

    @Test
    void aBadDateIsNoSyntaxErrorWhateverItsStatusSays() {
        Throwable thrown = new QueryExecutionException(
                "cannot be parsed", new TemporalParseException(), "Neo.ClientError.Statement.SyntaxError");
        assertThat(Faults.of(thrown)).isEqualTo(Fault.EVALUATION);
    }

    @ParameterizedTest
    @CsvSource({
        "requires Neo4j Enterprise Edition, Neo.DatabaseError.Schema.ConstraintCreationFailed, UNSUPPORTED",
        "Unknown function f, Neo.ClientError.Statement.SyntaxError, UNSUPPORTED",
        "can only be executed in an implicit transaction, Neo.DatabaseError.Transaction.TransactionStartFailed, UNSUPPORTED",
        "Failed to create relationship `r`, Neo.DatabaseError.Statement.ExecutionFailed, EVALUATION",
    })
    void someErrorsAreToldByTheirMessage(String message, String status, Fault expected) {
        assertThat(Faults.of(failure(message, status))).isEqualTo(expected);
    }

    @Test
    void anExceptionAtCommitIsToldByTheStatusOfItsCause() {
        Throwable thrown = new ConstraintViolationException("still has relationships", new WithStatus());
        assertThat(Faults.of(thrown)).isEqualTo(Fault.EVALUATION);
    }

    @Test
    void anExceptionWithoutStatusIsInternal() {
        assertThat(Faults.of(new IllegalStateException("no"))).isEqualTo(Fault.INTERNAL);
        assertThat(Faults.of(new NullPointerException())).isEqualTo(Fault.INTERNAL);
    }

    @ParameterizedTest
    @CsvSource({
        "org.neo4j.values.storable.StringValue, EVALUATION",
        "org.neo4j.cypher.operations.CypherFunctions, EVALUATION",
        "org.neo4j.cypher.internal.planner.Something, INTERNAL",
    })
    void aBadArgumentOfAFunctionIsToldByWhereItWasThrown(String thrower, Fault expected) {
        Throwable thrown = new IndexOutOfBoundsException();
        thrown.setStackTrace(new StackTraceElement[] {frame("java.lang.Character"), frame(thrower)});
        assertThat(Faults.of(thrown)).isEqualTo(expected);
    }

    private static Throwable failure(String message, String status) {
        return new QueryExecutionException(message, null, status);
    }

    private static StackTraceElement frame(String className) {
        return new StackTraceElement(className, "method", "File.java", 1);
    }

    /** Stands for the class of this name in the engine, which is not on our class path. */
    private static final class TemporalParseException extends RuntimeException {}

    private static final class WithStatus extends RuntimeException implements Status.HasStatus {
        @Override
        public Status status() {
            return Status.Schema.ConstraintViolation;
        }
    }
}
