package dev.touchstone.host.bolt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.host.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FaultsTest {

    @ParameterizedTest
    @CsvSource({
        "Neo.ClientError.Statement.SyntaxError, SYNTAX",
        "Neo.ClientError.Statement.TypeError, EVALUATION",
        "Neo.ClientError.Statement.UnsupportedAdministrationCommand, UNSUPPORTED",
        "Neo.ClientError.Procedure.ProcedureNotFound, UNSUPPORTED",
        "Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration, TIMEOUT",
        "Neo.TransientError.General.MemoryPoolOutOfMemoryError, RESOURCES",
        "Neo.DatabaseError.Schema.IndexDropFailed, EVALUATION",
        "Neo.DatabaseError.Statement.ExecutionFailed, INTERNAL",
        "Memgraph.ClientError.MemgraphError.MemgraphError, UNSUPPORTED",
        "Neo.ClientError.Security.Forbidden, UNSUPPORTED",
        "Neo.TransientError.Transaction.DeadlockDetected, RESOURCES",
        "Memgraph.DatabaseError.MemgraphError.MemgraphError, INTERNAL",
    })
    void theStatusDecides(String status, Fault expected) {
        assertThat(Faults.ofStatus(status)).isEqualTo(expected);
    }

    @Test
    void whatIsNoErrorOfTheServerIsInternal() {
        assertThat(Faults.of(new IllegalStateException("no"))).isEqualTo(Fault.INTERNAL);
    }
}
