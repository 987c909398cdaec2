package dev.touchstone.sparql.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.report.Recipe;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.report.Reproductions.TextFile;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.statement.SparqlUpdate;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SparqlReportTest {
    private static final EngineId JENA = EngineId.parse("jena@6.2.0");
    private static final Map<String, String> UPDATE = Map.of("kind", "update");

    @Test
    void anUpdateIsToldByItsFileAndNotByAnOption() {
        Line update = line("INSERT DATA { <a:b> <a:b> 1 }", UPDATE);
        Line query = line("ASK { }", Map.of("optimize", "off"));
        assertThat(SparqlUpdate.isAskedWith(update.options())).isTrue();
        assertThat(new SparqlReport().typed(update)).isEqualTo("INSERT DATA { <a:b> <a:b> 1 }");
        assertThat(new SparqlReport().typed(query)).isEqualTo("# with optimize=off\nASK { }");
        assertThat(new SparqlReport()
                        .scripts(finding(), new Recipe(JENA, List.of(update, query)), List.of()).stream()
                                .map(TextFile::name))
                .containsExactly("data.ttl", "update-1.ru", "query-2.rq");
    }

    private static Line line(String text, Map<String, String> options) {
        return new Line(text, Map.of(), options, Optional.empty());
    }

    private static Finding finding() {
        return new Finding(
                "crash",
                "",
                new CrashCase(new RdfGraph(Map.of(), List.of()), JENA, new SparqlQuery(SparqlReader.query("ASK { }"))),
                new Fail(Kind.CRASH, JENA, "", ""),
                Transcript.NONE,
                new Finding.Origin("sparql", 1, 0, 0));
    }
}
