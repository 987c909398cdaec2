package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.PropertyGraphPhrasing;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.gremlin.GremlinLanguage;
import dev.touchstone.gremlin.phrase.GremlinPhrasings;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** On the engine that defines the language: there is no reference of Gremlin in this process. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GremlinPhrasingTest extends PropertyGraphPhrasing {
    private final Session session = Installed.open("tinkergraph@3.8.1");

    GremlinPhrasingTest() {
        super(new GremlinLanguage(), new GremlinPhrasings());
    }

    @BeforeAll
    void load() {
        assertThat(session.load(drawing())).isEmpty();
    }

    @AfterAll
    void close() {
        session.close();
    }

    /** The drawing is loaded, and no question changes it. */
    @Override
    protected Outcome run(Dataset dataset, Statement statement) {
        return session.run(statement, Map.of(), Duration.ofSeconds(30));
    }
}
