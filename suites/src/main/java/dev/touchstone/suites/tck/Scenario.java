package dev.touchstone.suites.tck;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.opencypher.tools.tck.api.CypherTCK;
import org.opencypher.tools.tck.api.ExecQuery$;
import org.opencypher.tools.tck.api.Execute;
import org.opencypher.tools.tck.api.ExpectError;
import org.opencypher.tools.tck.api.InitQuery$;
import org.opencypher.tools.tck.api.Parameters;
import org.opencypher.tools.tck.api.Step;
import scala.jdk.javaapi.CollectionConverters;
import scala.jdk.javaapi.OptionConverters;

/**
 * A scenario of the openCypher TCK.
 *
 * @param error the expected error of the query under test
 */
public record Scenario(String category, String name, List<Step> steps, Optional<ExpectError> error) {
    public Scenario {
        steps = List.copyOf(steps);
    }

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
    public static List<org.opencypher.tools.tck.api.Scenario> runnable() {
        return Read.SCENARIOS;
    }

    public static Scenario of(org.opencypher.tools.tck.api.Scenario scenario) {
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
                .filter(Scenario::isQuery)
                .map(step -> ((Execute) step).query())
                .findFirst();
    }

    /** The statements that create the graph before the query under test. */
    public List<String> setup() {
        List<String> setup = new ArrayList<>();
        for (Step step : beforeQuery()) {
            if (step instanceof Execute execute && execute.qt() == InitQuery$.MODULE$) {
                setup.add(execute.query());
            }
        }
        return setup;
    }

    /** The parameters of the query under test, by name, each written as a literal of Cypher. */
    public Map<String, String> parameters() {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (Step step : beforeQuery()) {
            if (step instanceof Parameters given) {
                CollectionConverters.asJava(given.values())
                        .forEach((name, value) -> parameters.put(name, value.toString()));
            }
        }
        return parameters;
    }

    private List<Step> beforeQuery() {
        return steps.stream().takeWhile(step -> !isQuery(step)).toList();
    }

    private static boolean isQuery(Step step) {
        return step instanceof Execute execute && execute.qt() == ExecQuery$.MODULE$;
    }

    /** Whether the text calls a procedure. */
    public boolean callsProcedure() {
        return texts().stream().anyMatch(text -> text.toUpperCase(Locale.ROOT).matches("(?s).*\\bCALL\\b.*"));
    }
}
