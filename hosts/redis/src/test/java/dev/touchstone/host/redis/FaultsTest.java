package dev.touchstone.host.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.host.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redis.clients.jedis.exceptions.JedisDataException;

/** Messages as FalkorDB 4.16.3 writes them: a refusal that is taken for an internal error would be a false finding. */
class FaultsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SYNTAX      | WITH imports in CALL {} must consist of only simple references to outside variables
            SYNTAX      | RETURN * is not allowed when there are no variables in scope
            SYNTAX      | ORDER BY cannot reference variables not projected or grouped in this scope
            SYNTAX      | Cannot use the same relationship variable 'r' for multiple patterns.
            SYNTAX      | WITH clause projections must be aliased
            UNSUPPORTED | Unknown function 'levitate'
            EVALUATION  | Type mismatch: expected String or Null but was Integer
            EVALUATION  | Cannot merge node using null property value
            TIMEOUT     | Query timed out
            """)
    void aRefusalIsToldFromAnError(Fault fault, String message) {
        assertThat(Faults.of(new JedisDataException(message))).isEqualTo(fault);
    }

    @Test
    void whatNobodyForesawIsInternal() {
        assertThat(Faults.of(new JedisDataException("encountered unexpected type")))
                .isEqualTo(Fault.INTERNAL);
        assertThat(Faults.of(new IllegalStateException("Type mismatch"))).isEqualTo(Fault.INTERNAL);
    }
}
