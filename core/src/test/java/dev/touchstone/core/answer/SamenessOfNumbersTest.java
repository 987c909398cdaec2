package dev.touchstone.core.answer;

import static dev.touchstone.core.answer.Sameness.NUMERIC;
import static dev.touchstone.core.answer.Sameness.TYPED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Big;
import dev.touchstone.core.value.Values;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class SamenessOfNumbersTest {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Test
    void notANumberIsTheSameAsItselfOnly() {
        for (Sameness sameness : List.of(TYPED, NUMERIC)) {
            assertSame(sameness, real(Double.NaN), real(Double.NaN));
            assertDifferent(sameness, real(Double.NaN), real(0));
            assertDifferent(sameness, real(Double.NaN), real(INFINITY));
            assertDifferent(sameness, real(Double.NaN), Values.NULL);
            assertDifferent(sameness, real(Double.NaN), Values.of("NaN"));
        }
    }

    @Test
    void anInfinityIsTheSameAsItselfOnly() {
        for (Sameness sameness : List.of(TYPED, NUMERIC)) {
            assertSame(sameness, real(INFINITY), real(INFINITY));
            assertSame(sameness, real(-INFINITY), real(-INFINITY));
            assertDifferent(sameness, real(INFINITY), real(-INFINITY));
            assertDifferent(sameness, real(INFINITY), real(Double.MAX_VALUE));
        }
        assertDifferent(NUMERIC, real(INFINITY), whole(Long.MAX_VALUE));
    }

    @Test
    void theZeroesAreTheSame() {
        assertSame(TYPED, real(0.0), real(-0.0));
        assertSame(NUMERIC, real(-0.0), whole(0));
        assertDifferent(TYPED, real(0.0), real(Double.MIN_VALUE));
        assertDifferent(NUMERIC, real(-0.0), real(Double.MIN_VALUE));
    }

    @Test
    void wholeNumbersAreComparedExactlyHoweverLarge() {
        long beyondDoubles = (1L << 53) + 1;
        for (Sameness sameness : List.of(TYPED, NUMERIC)) {
            assertSame(sameness, whole(beyondDoubles), whole(beyondDoubles));
            assertDifferent(sameness, whole(beyondDoubles), whole(beyondDoubles - 1));
            assertDifferent(sameness, whole(Long.MAX_VALUE), whole(Long.MAX_VALUE - 1));
            assertDifferent(sameness, whole(Long.MIN_VALUE), whole(Long.MAX_VALUE));
        }
    }

    @Test
    void wholeNumbersBeyondSixtyFourBitsAreComparedExactlyToo() {
        for (Sameness sameness : List.of(TYPED, NUMERIC)) {
            assertSame(sameness, big("9223372036854775808"), big("9223372036854775808"));
            assertDifferent(sameness, big("9223372036854775808"), big("9223372036854775809"));
        }
        assertDifferent(NUMERIC, big("9223372036854775808"), whole(Long.MAX_VALUE));
    }

    @Test
    void typedRealsMayDifferByOneUnitInTheTwelfthDigit() {
        assertSame(TYPED, real(0.1 + 0.2), real(0.3));
        assertSame(TYPED, real(1.23456789012), real(1.23456789013));
        assertDifferent(TYPED, real(1.23456789012), real(1.23456789014));
        assertSame(TYPED, real(1.23456789012e300), real(1.23456789013e300));
        assertDifferent(TYPED, real(1.23456789012e-300), real(1.23456789014e-300));
    }

    @Test
    void numericRealsMayDifferByOneUnitInTheSixthDigit() {
        assertSame(NUMERIC, real(1.23456), real(1.23457));
        assertDifferent(NUMERIC, real(1.23456), real(1.23458));
        assertDifferent(TYPED, real(1.23456), real(1.23457));
        assertSame(NUMERIC, real(-123456), real(-123457));
        assertDifferent(NUMERIC, real(-123456), real(123456));
    }

    @Test
    void theUnitIsThatOfTheLargerNumber() {
        assertSame(NUMERIC, real(1.0), real(0.99999));
        assertDifferent(NUMERIC, real(1.0), real(0.99998));
    }

    @Test
    void kindsCountWhereTypesAreAlike() {
        assertDifferent(TYPED, whole(1), real(1.0));
        assertSame(NUMERIC, whole(1), real(1.0));
        assertDifferent(NUMERIC, whole(1), real(1.5));
        assertDifferent(TYPED, big("1"), whole(1));
        assertSame(NUMERIC, big("1"), whole(1));
        assertDifferent(NUMERIC, whole(1), Values.of("1"));
        assertDifferent(NUMERIC, whole(1), Values.of(true));
    }

    @Test
    void bigDecimalsAreComparedByValueNotByScale() {
        assertSame(TYPED, big("1.50"), big("1.5"));
        assertSame(NUMERIC, big("1.50"), real(1.5));
        assertDifferent(TYPED, big("1.5"), big("1.6"));
        assertDifferent(TYPED, big("1.5"), big("-1.5"));
    }

    @Test
    void bigDecimalsBeyondTheRangeOfDoublesStayApart() {
        assertSame(TYPED, big("1E+400"), big("1E+400"));
        assertDifferent(TYPED, big("1E+400"), big("2E+400"));
        assertDifferent(NUMERIC, big("1E+400"), real(INFINITY));
    }

    private static Value whole(long value) {
        return Values.of(value);
    }

    private static Value real(double value) {
        return Values.of(value);
    }

    private static Value big(String value) {
        return new Big(new BigDecimal(value));
    }

    private static void assertSame(Sameness sameness, Value a, Value b) {
        assertThat(sameness.same(a, b)).as("%s: %s ~ %s", sameness, a, b).isTrue();
        assertThat(sameness.same(b, a)).as("%s: %s ~ %s", sameness, b, a).isTrue();
    }

    private static void assertDifferent(Sameness sameness, Value a, Value b) {
        assertThat(sameness.same(a, b)).as("%s: %s ~ %s", sameness, a, b).isFalse();
        assertThat(sameness.same(b, a)).as("%s: %s ~ %s", sameness, b, a).isFalse();
    }
}
