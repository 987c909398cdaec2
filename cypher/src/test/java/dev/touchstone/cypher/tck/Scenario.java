package dev.touchstone.cypher.tck;

import java.util.List;
import java.util.Optional;
import org.opencypher.tools.tck.api.CypherTCK;
import org.opencypher.tools.tck.api.ExecQuery$;
import org.opencypher.tools.tck.api.Execute;
import org.opencypher.tools.tck.api.ExpectError;
import org.opencypher.tools.tck.api.Step;
import scala.jdk.javaapi.CollectionConverters;
import scala.jdk.javaapi.OptionConverters;

/**
 * A scenario of the openCypher TCK, as far as tests here look at it.
 *
 * @param error what is expected to go wrong in the query under test
 */
public record Scenario(String category, String name, List<Step> steps, Optional<ExpectError> error) {

    /** Reading them takes seconds, and several tests of a process ask for them. */
    private static final class Read {
        private static final List<org.opencypher.tools.tck.api.Scenario> SCENARIOS =
                List.copyOf(CollectionConverters.asJava(CypherTCK.allTckScenarios()));
        private static final List<Scenario> ALL =
                SCENARIOS.stream().map(Scenario::of).toList();
    }

    public static List<Scenario> all() {
        return Read.ALL;
    }

    /** All of them, to be run as the TCK does. */
    static List<org.opencypher.tools.tck.api.Scenario> runnable() {
        return Read.SCENARIOS;
    }

    static Scenario of(org.opencypher.tools.tck.api.Scenario scenario) {
        List<Step> steps = CollectionConverters.asJava(scenario.steps());
        String example = OptionConverters.toJava(scenario.exampleIndex())
                .map(index -> " #" + index)
                .orElse("");
        return new Scenario(
                String.join("/", CollectionConverters.asJava(scenario.categories())),
                scenario.featureName() + ": " + scenario.name() + example,
                steps,
                steps.stream()
                        .filter(ExpectError.class::isInstance)
                        .map(ExpectError.class::cast)
                        .findFirst());
    }

    /** All texts that are run, the query under test among them. */
    public List<String> texts() {
        return steps.stream()
                .filter(Execute.class::isInstance)
                .map(step -> ((Execute) step).query())
                .toList();
    }

    /** The query under test. */
    public Optional<String> query() {
        return steps.stream()
                .filter(step -> step instanceof Execute execute && execute.qt() == ExecQuery$.MODULE$)
                .map(step -> ((Execute) step).query())
                .findFirst();
    }

    /** Whether the text calls a procedure, which is outside our syntax. */
    public boolean callsProcedure() {
        return texts().stream()
                .anyMatch(text -> text.toUpperCase(java.util.Locale.ROOT).matches("(?s).*\\bCALL\\b.*"));
    }
}
