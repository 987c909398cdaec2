package dev.touchstone.engines.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.engines.hunt.Hunt.Subject;
import dev.touchstone.gremlin.GremlinLanguage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Every step of Gremlin, alone and with others, before every oracle.
 *
 * <p>It takes minutes, so it is no part of the build: {@code mvn -pl engines -am package -Dtest=GremlinHunt
 * -Dsurefire.failIfNoSpecifiedTests=false -Dpairs=3000 -Dengines=tinkergraph@3.8.1,janusgraph@1.1.0}. What fails is in
 * {@code target/hunt-gremlin.txt}; docs/internals/soundness.md says what became of it.
 */
class GremlinHunt {
    @Test
    void whatFailsIsWrittenDown() throws IOException {
        Language gremlin = new GremlinLanguage();
        StatementReader reader = gremlin.statementReader().orElseThrow();
        Dataset graph = reader.dataset(List.of(GremlinTexts.graph()));
        List<Subject> subjects = new ArrayList<>();
        int unread = 0;
        for (String text : GremlinTexts.all(Integer.getInteger("pairs", 1000), Long.getLong("seed", 1))) {
            Optional<Statement> query = Hunt.read(reader, text);
            query.ifPresent(statement -> subjects.add(new Subject(graph, text, statement)));
            unread += query.isEmpty() ? 1 : 0;
        }
        List<String> engines = Arrays.asList(System.getProperty("engines", "tinkergraph@3.8.1,janusgraph@1.1.0")
                .split(","));
        Figures figures = new Hunt(gremlin, engines, Path.of("target", "hunt-gremlin.txt")).run(Hunt.some(subjects));
        System.out.println(engines + ": " + unread + " not read, " + figures);
        assertThat(figures.statements()).isPositive();
    }
}
