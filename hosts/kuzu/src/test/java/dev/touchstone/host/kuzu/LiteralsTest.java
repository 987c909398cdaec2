package dev.touchstone.host.kuzu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Temporal;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LiteralsTest {

    @Test
    void valuesAreWrittenAsKuzuReadsThem() {
        assertThat(Literals.of(null)).isEqualTo("NULL");
        assertThat(Literals.of(true)).isEqualTo("true");
        assertThat(Literals.of(-3L)).isEqualTo("-3");
        assertThat(Literals.of(0.5)).isEqualTo("0.5");
        assertThat(Literals.of(List.of("x", ""))).isEqualTo("['x', '']");
        assertThat(Literals.of(new Temporal(Temporal.Kind.DATE, "2020-02-29"))).isEqualTo("date('2020-02-29')");
    }

    @Test
    void quotesAndBackslashesAreEscaped() {
        assertThat(Literals.of("it's \\ \"so\"")).isEqualTo("'it\\'s \\\\ \"so\"'");
    }

    @Test
    void whatIsNoNumberIsCast() {
        assertThat(Literals.of(Double.NaN)).isEqualTo("CAST('NaN', 'DOUBLE')");
        assertThat(Literals.of(Double.NEGATIVE_INFINITY)).isEqualTo("CAST('-Infinity', 'DOUBLE')");
    }

    @Test
    void aTypeThatKuzuDoesNotKeepIsRefused() {
        Temporal zoned = new Temporal(Temporal.Kind.DATETIME, "2020-02-29T10:20:30+01:00");
        assertThatThrownBy(() -> Literals.of(zoned)).isInstanceOf(NotSupported.class);
    }
}
