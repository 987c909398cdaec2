package dev.touchstone.campaign.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Round;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OracleSelectionTest {
    private static final List<Oracle> ALL = List.of(
            new Named("crash", "general"),
            new Named("options", "general"),
            new Named("hops", "elementary"),
            new Named("update", "dynamic"));

    /** An oracle that has a name and a family. */
    private record Named(String name, String family) implements Oracle {
        @Override
        public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
            return Optional.empty();
        }

        @Override
        public String why() {
            return "";
        }

        @Override
        public Optional<Case> propose(Round round, Choices choices) {
            return Optional.empty();
        }

        @Override
        public String example() {
            return "";
        }
    }

    private static List<String> from(String... texts) {
        return OracleSelection.from(Arrays.asList(texts), ALL).stream()
                .map(Oracle::name)
                .toList();
    }

    @Test
    void namesFamiliesAndAllAreUnderstoodAndOthersNamesToo() {
        assertThat(from()).containsExactly("crash", "options", "hops", "update");
        assertThat(from("all")).containsExactly("crash", "options", "hops", "update");
        assertThat(from("elementary", "hops", "crash=3")).containsExactly("crash", "hops");
        assertThat(from("RANDOM_CRASH", "strategies")).containsExactly("crash", "options");
    }

    @ParameterizedTest
    @CsvSource({
        "'', 4, 1",
        "all, 4, 1",
        "general, 4, 0",
        "crash=2, 2, 0",
        "all=7, 7, 7",
        "crash=2 all, 2, 1",
        "all crash=2, 2, 1",
        "elementary=3 crash, 4, 3"
    })
    void aWeightGoesWithWhatIsNamedAndTheOwnNameGoesFirst(String texts, int crash, int hops) {
        List<OracleSelection> selection =
                OracleSelection.read(texts.isEmpty() ? List.of() : Arrays.asList(texts.split(" ", -1)), ALL);
        assertThat(OracleSelection.weight(ALL.get(0), selection)).isEqualTo(crash);
        assertThat(OracleSelection.weight(ALL.get(2), selection)).isEqualTo(hops);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "=5", "crash=", "crash=0", "crash=-1", "crash=many", "crash=12345"})
    void whatIsNoNameWithAWeightIsRefused(String text) {
        assertThatThrownBy(() -> from(text))
                .isInstanceOf(UserMistake.class)
                .hasMessage("--oracle \"" + text
                        + "\" is neither a name nor a name with a weight from 1 to 9999, such as truth=5");
    }

    @Test
    void aWordThatMeansNothingIsAnsweredWithAllThereAre() {
        assertThatThrownBy(() -> from("crash", "magic=2"))
                .isInstanceOf(UserMistake.class)
                .hasMessage("there is no oracle \"magic\" here; there are, by family: general (crash, options), "
                        + "elementary (hops), dynamic (update); and all");
    }
}
