package dev.touchstone.cypher.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.suites.tck.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.opencypher.tools.tck.api.ExpectResult;
import scala.jdk.javaapi.CollectionConverters;

/** The reference against the openCypher TCK. The TCK compares; how many scenarios there were is left in {@code target/tck.txt}. */
class TckTest {
    private static final String PROCEDURES = "calls a procedure, which our syntax does not have";

    private final Map<String, Integer> leftOut = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();
    private int passed;

    @Test
    void everyScenarioWithinOurSyntaxPasses() throws IOException {
        for (org.opencypher.tools.tck.api.Scenario scenario : Scenario.runnable()) {
            Optional<String> reason = reasonToLeaveOut(scenario);
            if (reason.isPresent()) {
                leftOut.merge(reason.get(), 1, Integer::sum);
            } else {
                run(scenario);
            }
        }
        int run = passed + failures.size();
        Files.writeString(
                Path.of("target", "tck.txt"), run + " run, " + passed + " passed, left out: " + leftOut + "\n");
        assertThat(failures).isEmpty();
        assertThat(passed).isEqualTo(3844);
        assertThat(leftOut).isEqualTo(Map.of(PROCEDURES, 52));
    }

    private static Optional<String> reasonToLeaveOut(org.opencypher.tools.tck.api.Scenario scenario) {
        return Scenario.of(scenario).callsProcedure() ? Optional.of(PROCEDURES) : Optional.empty();
    }

    private void run(org.opencypher.tools.tck.api.Scenario scenario) {
        try {
            scenario.apply(() -> new TckGraph(header(scenario))).run();
            passed++;
        } catch (Throwable e) {
            // The TCK throws what is no Exception; whatever it is, it is a failure that the test reports.
            failures.add(scenario + "\n   " + e);
        }
    }

    private static List<String> header(org.opencypher.tools.tck.api.Scenario scenario) {
        return CollectionConverters.asJava(scenario.steps()).stream()
                .filter(ExpectResult.class::isInstance)
                .flatMap(step -> CollectionConverters.asJava(
                        ((ExpectResult) step).expectedResult().header())
                        .stream())
                .toList();
    }
}
