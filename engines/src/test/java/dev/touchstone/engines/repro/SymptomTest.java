package dev.touchstone.engines.repro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymptomTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "INTERNAL_ERROR | java.lang.NullPointerException < a.b.C.next | NullPointerException",
                "INTERNAL_ERROR | org.janusgraph.Outer$Inner < a.b.C.next | Inner",
                "INTERNAL_ERROR | Runtime exception: no vector … here  This | Runtime exception: no vector",
                "INTERNAL_ERROR | panic … | ''",
                "CRASH | signal 6 | ''",
                "MISSING_EXCEPTION | answered | ''",
                "UNEXPECTED_EXCEPTION | refused | ''",
                "WRONG_RESULT | missing | ''"
            })
    void anInternalErrorIsKnownByItsName(Kind kind, String mark, String error) {
        assertThat(Symptom.of(new Fail(kind, EngineId.parse("kuzu@0.11.2"), mark, "It fails."))
                        .error())
                .isEqualTo(error);
    }
}
