package dev.touchstone.sparql.reference.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OrderabilityTest {
    private static final Optional<Term> ZERO = Optional.of(new Literal("0", Xsd.FLOAT, ""));
    private static final Optional<Term> MINUS_ZERO = Optional.of(new Literal("-0.0", Xsd.FLOAT, ""));
    private static final Optional<Term> A = Optional.of(new Iri("urn:a"));
    private static final Optional<Term> B = Optional.of(new Iri("urn:b"));

    @Test
    void aSecondKeyDecidesBehindTheSameTerm() {
        assertThat(Orderability.settles(List.of(ZERO, A), List.of(ZERO, B))).isTrue();
    }

    @Test
    void ofTwoTermsForOneValueAnEngineMaySortOneFirst() {
        assertThat(Orderability.ORDER.compare(ZERO, MINUS_ZERO)).isZero();
        assertThat(Orderability.settles(List.of(ZERO, A), List.of(MINUS_ZERO, B)))
                .isFalse();
        assertThat(Orderability.settles(List.of(A, ZERO), List.of(A, MINUS_ZERO)))
                .as("nothing comes behind them, and they are a tie")
                .isTrue();
    }
}
