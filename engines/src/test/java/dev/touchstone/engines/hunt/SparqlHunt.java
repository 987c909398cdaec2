package dev.touchstone.engines.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.engines.hunt.Hunt.Subject;
import dev.touchstone.sparql.SparqlLanguage;
import dev.touchstone.sparql.w3c.W3cQueries;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Every function, operator, pattern and clause of SPARQL, alone and with others, and the queries of the W3C's tests, before every oracle.
 *
 * <p>It takes minutes, so it is no part of the build: {@code mvn -pl engines -am package -Dtest=SparqlHunt
 * -Dsurefire.failIfNoSpecifiedTests=false -Dpairs=3000 -Dengines=jena@6.2.0,rdf4j@5.3.1}. What fails is in {@code target/hunt-sparql.txt};
 * docs/internals/soundness.md says what became of it.
 */
class SparqlHunt {
    @Test
    void whatFailsIsWrittenDown() throws IOException {
        Language sparql = new SparqlLanguage();
        StatementReader reader = sparql.statementReader().orElseThrow();
        Dataset graph = reader.dataset(List.of(SparqlTexts.data()));
        List<Subject> subjects = new ArrayList<>();
        for (W3cQueries.Sample sample : W3cQueries.all()) {
            String text = sample.query().text(new Dialect("", List.of(), List.of()));
            subjects.add(new Subject(sample.graph(), sample.name() + " " + text, sample.query()));
        }
        int ofW3c = subjects.size();
        int unread = 0;
        for (String text : SparqlTexts.all(Integer.getInteger("pairs", 1000), Long.getLong("seed", 1))) {
            Optional<Statement> query = Hunt.read(reader, text);
            query.ifPresent(statement -> subjects.add(new Subject(graph, text, statement)));
            unread += query.isEmpty() ? 1 : 0;
        }
        List<String> engines = Arrays.asList(
                System.getProperty("engines", "jena@6.2.0,rdf4j@5.3.1").split(","));
        Figures figures = new Hunt(sparql, engines, Path.of("target", "hunt-sparql.txt")).run(Hunt.some(subjects));
        System.out.println(engines + ": " + ofW3c + " of the W3C, " + unread + " not read, " + figures);
        assertThat(figures.statements()).isPositive();
    }
}
