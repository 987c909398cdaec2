package dev.touchstone.engines.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.cypher.examples.Example;
import dev.touchstone.cypher.examples.Example.Afterwards;
import dev.touchstone.cypher.examples.Examples;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Neo4j against the examples that the reference passes, too: hand, reference and engine agree. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExamplesOnNeo4jTest {
    static final List<String> TOPICS = Examples.TOPICS;

    private Optional<Neo4j> opened = Optional.empty();

    @BeforeAll
    void open() {
        opened = Optional.of(new Neo4j());
    }

    @AfterAll
    void close() {
        opened.ifPresent(Neo4j::close);
    }

    private Neo4j engine() {
        return opened.orElseThrow();
    }

    @ParameterizedTest
    @FieldSource("TOPICS")
    void neo4jAgrees(String topic) {
        List<String> troubles = new ArrayList<>();
        for (Example.Group group : Examples.about(topic)) {
            boolean fresh = false;
            for (Example example : group.examples()) {
                if (!fresh) {
                    engine().begin(List.of(group.graph()));
                }
                trouble(example)
                        .ifPresent(
                                trouble -> troubles.add(example.says() + ": " + example.query() + "\n   " + trouble));
                fresh = !writes(example.query());
            }
        }
        assertThat(troubles).isEmpty();
    }

    /** {@link RenderedTck} does the same with the texts of the TCK. */
    @Test
    void neo4jReadsWhatWeWrite() {
        Rendered rendered = new Rendered(engine());
        List<String> texts = TOPICS.stream()
                .flatMap(topic -> Examples.about(topic).stream())
                .flatMap(group -> group.examples().stream())
                .filter(example -> example.rows().isPresent())
                .map(Example::query)
                .toList();
        assertThat(texts).hasSizeGreaterThan(150).allMatch(text -> rendered.of(text) == Rendered.Fate.ACCEPTED);
    }

    private static boolean writes(String query) {
        return List.of("CREATE", "MERGE", "SET", "DELETE").stream().anyMatch(query::contains);
    }

    private Optional<String> trouble(Example example) {
        Outcome outcome = engine().run(example.query(), Map.of());
        if (outcome instanceof Rows rows) {
            return example.rows()
                    .map(expected -> difference(expected, example.ordered(), rows.answer()))
                    .orElse(Optional.of("should have failed: " + Examples.shown(rows.answer())))
                    .or(() -> example.then().flatMap(this::trouble));
        }
        return example.rows().map(expected -> outcome.summary());
    }

    private Optional<String> trouble(Afterwards then) {
        return difference(then.rows(), false, engine().answer(then.query()))
                .map(difference -> "afterwards: " + difference);
    }

    private static Optional<String> difference(List<String> expected, boolean ordered, Answer answer) {
        return Examples.matches(expected, ordered, answer)
                ? Optional.empty()
                : Optional.of("expected " + expected + " and got " + Examples.shown(answer));
    }
}
