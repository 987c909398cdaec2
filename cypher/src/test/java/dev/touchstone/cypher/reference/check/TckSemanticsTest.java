package dev.touchstone.cypher.reference.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cypher.reference.CypherError;
import dev.touchstone.cypher.tck.Scenario;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.opencypher.tools.tck.api.ExpectError;

/** The openCypher TCK's scenarios, as far as they say what is legal. */
class TckSemanticsTest {
    /** All of them are refused, but the parser has another name for the mistake. */
    private static final List<Difference> DIFFERENT = List.of(
            new Difference(
                    "Literals2 - Decimal integer: Fail on an integer containing a invalid symbol character",
                    "SyntaxError: InvalidUnicodeCharacter",
                    "the lexer takes # for a strange character, in whatever place it stands"),
            new Difference(
                    "Literals8 - Maps: Fail on a map containing key with symbol",
                    "SyntaxError: InvalidUnicodeCharacter",
                    "the lexer takes # for a strange character, in whatever place it stands"),
            new Difference(
                    "Literals8 - Maps: Fail on a map containing key starting with a number",
                    "SyntaxError: InvalidNumberLiteral",
                    "the lexer does not know that a key is expected, and reads a number"),
            new Difference(
                    "Match4 - Match variable length patterns scenarios: Fail on negative bound",
                    "SyntaxError: UnexpectedSyntax",
                    "the parser has no special word for a wrong length"),
            new Difference(
                    "Match4 - Match variable length patterns scenarios: Fail when asterisk operator is missing",
                    "SyntaxError: UnexpectedSyntax",
                    "the parser has no special word for a wrong length"));

    /** A scenario that expects another error than ours. */
    private record Difference(String scenario, String ours, String why) {}

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
        Map<String, String> known = new TreeMap<>();
        DIFFERENT.forEach(difference -> known.put(difference.scenario(), difference.ours()));
        assertThat(different).isEqualTo(known);
        assertThat(same).isEqualTo(579);
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
