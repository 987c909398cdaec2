package dev.touchstone.cypher.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.suites.tck.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The texts of the openCypher TCK, read and written. */
class TckTextTest {
    private final List<Scenario> scenarios = Scenario.all().stream()
            .filter(scenario -> !scenario.callsProcedure())
            .toList();

    @Test
    void everyTextThatShouldWorkIsRead() {
        List<String> troubles = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            if (scenario.error().isEmpty()) {
                for (String text : scenario.texts()) {
                    try {
                        CypherParser.parse(text);
                    } catch (SyntaxError e) {
                        troubles.add(scenario.name() + ": " + e.getMessage() + "\n    " + text.replace("\n", " "));
                    }
                }
            }
        }
        assertThat(troubles).isEmpty();
        assertThat(scenarios).hasSizeGreaterThan(3700);
    }

    @Test
    void everyTextThatIsWrittenReadsBackToTheSameRecords() {
        List<String> troubles = new ArrayList<>();
        int read = 0;
        int refused = 0;
        for (Scenario scenario : scenarios) {
            for (String text : scenario.texts()) {
                try {
                    Query query = CypherParser.parse(text);
                    read++;
                    String written = CypherText.of(query);
                    if (!CypherParser.parse(written).equals(query)) {
                        troubles.add(text.replace("\n", " ") + "\n -> " + written);
                    }
                } catch (SyntaxError e) {
                    refused++;
                }
            }
        }
        assertThat(troubles).isEmpty();
        assertThat(read).isGreaterThan(4000);
        assertThat(refused)
                .as("some scenarios are about texts that are no Cypher")
                .isBetween(1, 100);
    }
}
