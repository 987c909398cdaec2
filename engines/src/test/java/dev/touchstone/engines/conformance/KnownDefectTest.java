package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.examine.Examiner;
import dev.touchstone.campaign.examine.Examiner.Examination;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Defect;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.TruthOracle;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.generate.CypherStatementGenerator;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.host.HostLauncher;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which failing cases on a real engine are those of a bug that is known. */
class KnownDefectTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final PropertyGraph EMPTY =
            new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
    private static final TruthOracle TRUTH = new TruthOracle("the reference", new CypherStatementGenerator(), 1);

    @Test
    void aCaseThatPassesInOtherWordsShowsTheDefectOfTheseWords() {
        Examination examined = examine(
                "kuzu@0.11.2", "UNWIND [1, 2] AS x RETURN x, CASE null WHEN null THEN 1 WHEN 1 THEN 2 ELSE 3 END AS y");
        assertThat(examined.defect()).map(Defect::feature).contains("case-by-equality");
        assertThat(examined.finding().orElseThrow().reduction())
                .as("it need not be shrunk to be known")
                .isEmpty();
    }

    @Test
    void aCaseThatCannotBeSaidOtherwiseShowsTheDefectThatIsLeftWhenItIsSmall() {
        Examination examined =
                examine("arcadedb/cypher@26.7.1", "UNWIND [1, 2] AS x WITH x RETURN x AS y, abs(-7.0) / 2 AS z");
        assertThat(examined.defect()).map(Defect::feature).contains("whole-floats");
        assertThat(examined.finding().orElseThrow().reduction()).isPresent();
    }

    @Test
    void aCaseWithADefectInItThatFailsForAnotherReasonIsNew() {
        Examination examined = examine(
                "arcadedb/cypher@26.7.1",
                "WITH abs(-7.0) AS x RETURN CASE WHEN NOT NOT true THEN 1 ELSE 2 END AS y, (NOT (null =~ 'a')) IS NULL AS z");
        assertThat(examined.finding()).isPresent();
        assertThat(examined.defect()).isEmpty();
    }

    private static Examination examine(String engine, String query) {
        Ready ready = Installed.ready(engine);
        Target target = ready.target();
        Case proposed = TRUTH.about(EMPTY, List.of(target), new CypherQuery(CypherParser.parse(query), Map.of()))
                .orElseThrow();
        try (Workbench bench =
                new Workbench(List.of(target), new HostLauncher(List.of(ready), "512m"), Launcher.Watcher.NONE)) {
            bench.start();
            Transcript transcript = bench.run(proposed, LIMIT);
            Fail fail = (Fail) proposed.verdict(transcript);
            Finding raw = new Finding(
                    "truth", "the reference", proposed, fail, transcript, new Finding.Origin("cypher", 1, 1, 1));
            return new Examiner(new CypherLanguage(), List.of(target), LIMIT, Effort.DEFAULT, () -> false)
                    .on(bench, raw, List.of());
        }
    }
}
