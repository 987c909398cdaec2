package dev.touchstone.lab.agreement.cypher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Session;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.host.HostLauncher;
import dev.touchstone.engines.jdk.Jdks;
import dev.touchstone.suites.examples.Example;
import dev.touchstone.suites.examples.Example.Afterwards;
import dev.touchstone.suites.examples.ExampleRows;
import dev.touchstone.suites.examples.Examples;
import java.nio.file.Path;
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
import org.opentest4j.TestAbortedException;

/** Neo4j against the examples that the reference passes, too: hand, reference and engine agree. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExamplesOnNeo4jTest {
    static final List<String> TOPICS = Examples.TOPICS;

    private static final ExampleRows ROWS = new ExampleRows(Sources::literal);

    private Optional<Neo4j> opened = Optional.empty();

    @BeforeAll
    void open() {
        opened = Optional.of(new Neo4j(started()));
    }

    @AfterAll
    void close() {
        opened.ifPresent(Neo4j::close);
    }

    /** Where the engine cannot be fetched, its tests are skipped. */
    private static Session started() {
        Path home = Path.of(System.getProperty("user.home"));
        Path cache = Path.of("target", "touchstone-cache").toAbsolutePath();
        try (Fetcher fetcher = new Fetcher(MavenSettings.read(System.getenv(), home), cache, Progress.SILENT)) {
            Jdks jdks = Jdks.find(List.of(), System.getenv(), home);
            Ready ready = new Engines(Catalogue.standard(), fetcher, jdks).find(Neo4j.ENGINE);
            Session session = new HostLauncher(List.of(ready), "512m").session(ready.target(), Watcher.NONE);
            session.start();
            return session;
        } catch (EngineUnavailable e) {
            throw new TestAbortedException(Neo4j.ENGINE + " was not tested: " + e.getMessage(), e);
        }
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

    /** {@code touchstone agreement cypher --rendering} does the same with the texts of the TCK. */
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
                    .orElse(Optional.of("should have failed: " + ExampleRows.written(rows.answer())))
                    .or(() -> example.then().flatMap(this::trouble));
        }
        return example.rows().map(expected -> outcome.summary());
    }

    private Optional<String> trouble(Afterwards then) {
        return difference(then.rows(), false, engine().answer(then.query()))
                .map(difference -> "afterwards: " + difference);
    }

    private static Optional<String> difference(List<String> expected, boolean ordered, Answer answer) {
        return ROWS.matches(expected, ordered, answer)
                ? Optional.empty()
                : Optional.of("expected " + expected + " and got " + ExampleRows.written(answer));
    }
}
