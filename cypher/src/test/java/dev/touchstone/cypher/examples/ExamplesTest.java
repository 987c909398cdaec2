package dev.touchstone.cypher.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.SyntaxError;
import dev.touchstone.suites.examples.Example;
import dev.touchstone.suites.examples.Example.Afterwards;
import dev.touchstone.suites.examples.ExampleRows;
import dev.touchstone.suites.examples.Examples;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The reference against examples that were worked out by hand. */
class ExamplesTest {
    static final List<String> TOPICS = Examples.TOPICS;

    private static final ExampleRows ROWS = new ExampleRows(ExamplesTest::value);

    @ParameterizedTest
    @FieldSource("TOPICS")
    void theReferenceAgrees(String topic) {
        List<String> troubles = new ArrayList<>();
        int examples = 0;
        for (Example.Group group : Examples.about(topic)) {
            Graph graph = ((Result.Done) evaluate(group.graph(), new Graph())).graph();
            for (Example example : group.examples()) {
                examples++;
                trouble(example, graph)
                        .ifPresent(
                                trouble -> troubles.add(example.says() + ": " + example.query() + "\n   " + trouble));
            }
        }
        assertThat(troubles).isEmpty();
        assertThat(examples).isGreaterThanOrEqualTo(15);
    }

    private static Optional<String> trouble(Example example, Graph graph) {
        return switch (evaluate(example.query(), graph)) {
            case Result.Failed failed ->
                example.rows().map(rows -> "failed: " + failed.detail() + ": " + failed.message());
            case Result.Done done when example.rows().isEmpty() -> Optional.of("should have failed: " + done.rows());
            case Result.Done done ->
                difference(example.rows().get(), example.ordered(), done)
                        .or(() -> example.then().flatMap(then -> trouble(then, done.graph())));
        };
    }

    private static Optional<String> trouble(Afterwards then, Graph graph) {
        return difference(then.rows(), false, (Result.Done) evaluate(then.query(), graph))
                .map(difference -> "afterwards: " + difference);
    }

    private static Optional<String> difference(List<String> expected, boolean ordered, Result.Done done) {
        return ROWS.matches(expected, ordered, done.answer())
                ? Optional.empty()
                : Optional.of("expected " + expected + " and got " + ExampleRows.written(done.answer()));
    }

    private static Value value(String expression) {
        return ((Result.Done) evaluate("RETURN " + expression + " AS value", new Graph()))
                .rows()
                .rows()
                .getFirst()
                .getFirst();
    }

    private static Result evaluate(String text, Graph graph) {
        try {
            return Reference.DEFAULT.evaluate(CypherParser.parse(text), Map.of(), graph);
        } catch (SyntaxError e) {
            return new Result.Failed(CypherError.Kind.SYNTAX_ERROR, e.detail(), String.valueOf(e.getMessage()));
        }
    }
}
