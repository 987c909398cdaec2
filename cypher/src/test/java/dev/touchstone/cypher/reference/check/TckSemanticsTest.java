package dev.touchstone.cypher.reference.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.SyntaxError;
import dev.touchstone.suites.tck.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.opencypher.tools.tck.api.ExpectError;

/** The openCypher TCK's scenarios, as far as they say what is legal. */
class TckSemanticsTest {
    private final List<Scenario> scenarios = Scenario.all().stream()
            .filter(scenario -> !scenario.callsProcedure())
            .toList();

    @Test
    void everyQueryThatIsForbiddenIsRefusedForItsReason() {
        Map<String, String> different = new TreeMap<>();
        int same = 0;
        for (Scenario scenario : scenarios) {
            Optional<ExpectError> error = scenario.error().filter(TckSemanticsTest::isAtCompileTime);
            if (error.isPresent()) {
                String expected = error.get().errorType() + ": " + error.get().detail();
                String actual = refusal(scenario.query().orElseThrow()).orElse("legal");
                if (actual.equals(expected)) {
                    same++;
                } else {
                    different.put(scenario.name(), actual);
                }
            }
        }
        assertThat(different).isEmpty();
        assertThat(same).isEqualTo(584);
    }

    @Test
    void everyQueryThatHasAResultOrFailsOnlyWhenRunIsLegal() {
        List<String> refused = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            for (String text : scenario.texts()) {
                boolean mayBeRefused = scenario.error().isPresent()
                        && scenario.query().equals(Optional.of(text))
                        && !scenario.error().get().phase().equals("runtime");
                if (!mayBeRefused) {
                    refusal(text).ifPresent(reason -> refused.add(reason + " " + scenario.name() + ": " + text));
                }
            }
        }
        assertThat(refused).isEmpty();
        assertThat(scenarios).hasSizeGreaterThan(3700);
    }

    private static boolean isAtCompileTime(ExpectError error) {
        return error.phase().equals("compile time");
    }

    private static Optional<String> refusal(String text) {
        try {
            Semantics.check(CypherParser.parse(text));
            return Optional.empty();
        } catch (SyntaxError e) {
            return Optional.of("SyntaxError: " + e.detail());
        } catch (CypherError e) {
            return Optional.of(e.kind().text() + ": " + e.detail());
        }
    }
}
