package dev.touchstone.host.arcadedbserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.host.NativeIds;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Temporal;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ToServerTest {

    private static String sent(Object value) {
        return Json.write(new ToServer(new NativeIds()).parameters(Map.of("p", value)));
    }

    @Test
    void parametersAreJson() {
        assertThat(sent(List.of(1L, 2))).isEqualTo("{\"p\":[1,2]}");
        assertThat(sent(Map.of("x", 1.0))).isEqualTo("{\"p\":{\"x\":1.0}}");
        assertThat(sent("it's \"x\"")).isEqualTo("{\"p\":\"it's \\\"x\\\"\"}");
    }

    @Test
    void whatJsonOrTheServerWouldMakeAnotherValueIsNotSent() {
        assertThatThrownBy(() -> sent(Double.NaN)).isInstanceOf(NotSupported.class);
        assertThatThrownBy(() -> sent(List.of(1L, 2.5))).isInstanceOf(NotSupported.class);
        assertThatThrownBy(() -> sent(new Temporal(Temporal.Kind.DATE, "2020-02-03")))
                .isInstanceOf(NotSupported.class);
    }

    @Test
    void literalsAreCypher() {
        assertThat(Literals.of(List.of("it's \\", ""))).isEqualTo("['it\\'s \\\\', '']");
        assertThat(Literals.of(Long.MIN_VALUE)).isEqualTo("(-9223372036854775807 - 1)");
        assertThat(Literals.of(Double.NEGATIVE_INFINITY)).isEqualTo("(-1.0 / 0.0)");
        assertThat(Literals.name("a`b")).isEqualTo("`a``b`");
    }

    @ParameterizedTest
    @CsvSource({
        "arcadedb+http://localhost, http://localhost:2480",
        "arcadedb+http://localhost:1/, http://localhost:1",
        "arcadedb+https://[::1]:1, https://[::1]:1",
    })
    void anAddressHasThePortThatIsUsual(String url, URI expected) {
        assertThat(Remote.address(url)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"arcadedb+http://localhost/theirs", "arcadedb+http:///"})
    void anAddressWithADatabaseIsRefused(String url) {
        assertThatThrownBy(() -> Remote.address(url)).isInstanceOf(Refused.class);
    }
}
