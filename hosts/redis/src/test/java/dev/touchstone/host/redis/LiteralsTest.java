package dev.touchstone.host.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Temporal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class LiteralsTest {
    private final Literals literals = new Literals(new NativeIds());

    @Test
    void literalsStandBeforeTheStatement() {
        assertThat(literals.statement("RETURN $p", Map.of("p", List.of(1L, "it's \\", 1.5))))
                .isEqualTo("CYPHER p=[1, 'it\\'s \\\\', 1.5] RETURN $p");
    }

    @Test
    void otherExpressionsStandInThePlaceOfTheirNames() {
        Temporal day = new Temporal(Temporal.Kind.DATE, "2020-02-29");
        assertThat(literals.statement("RETURN $p, '$p', `$p`, $pp", Map.of("p", day)))
                .isEqualTo("RETURN date('2020-02-29'), '$p', `$p`, $pp");
        assertThat(literals.statement("RETURN $p", Map.of("p", Double.POSITIVE_INFINITY)))
                .isEqualTo("RETURN (1.0 / 0.0)");
    }

    @Test
    void theLargestNumberIsNotRoundedToAnInfinity() {
        assertThat(FromEngine.real("1.79769313486232e+308")).isEqualTo(Double.MAX_VALUE);
        assertThat(FromEngine.real("-inf")).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(FromEngine.real("-nan")).isNaN();
    }

    @Test
    void aNumberNearZeroIsWrittenAsAProductThatIsExact() {
        assertThat(literals.of(Double.MIN_VALUE)).isEqualTo("(2.2250738585072014E-308 * 2.220446049250313E-16)");
        assertThat(2.2250738585072014E-308 * 2.220446049250313E-16).isEqualTo(Double.MIN_VALUE);
        assertThat(literals.statement("RETURN $a", Map.of("a", Double.MIN_VALUE)))
                .isEqualTo("RETURN (2.2250738585072014E-308 * 2.220446049250313E-16)");
    }
}
