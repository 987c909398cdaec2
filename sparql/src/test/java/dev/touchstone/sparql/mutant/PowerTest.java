package dev.touchstone.sparql.mutant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.run.Trial;
import dev.touchstone.campaign.run.Trial.Report;
import dev.touchstone.campaign.run.TrialEngines;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.sparql.SparqlLanguage;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mutant for each relation that it catches soon, and alone. */
class PowerTest {
    private static final int CASES = 100;

    private final SparqlLanguage language = new SparqlLanguage();

    @ParameterizedTest
    @CsvSource({
        "spouses, distinct-lost",
        "ancestors, distinct-lost",
        "hops, distinct-lost",
        "connectivity, plus-once",
        "path-count, nothing-counted",
        "shortest, union-last",
        "fusion, exists-apart",
        "narrowing, distinct-lost",
        "addition, union-last",
        "deletion, distinct-lost",
        "update, distinct-lost",
        "irrelevant, distinct-lost",
        "partition, filter-first",
        "rewrite, minus-disjoint",
        "widen, answer-page"
    })
    void anOracleCatchesAMutant(String name, String version) {
        List<Oracle> oracle = language.oracles().stream()
                .filter(each -> each.name().equals(name))
                .toList();
        InProcessEngine mutant = language.references().orElseThrow().named(version);
        Report report = new Trial(language, new Json(Languages.installed()), 1, event -> {})
                .hunt(TrialEngines.of(List.of(mutant)), oracle, CASES);
        assertThat(report.broken()).isEmpty();
        assertThat(report.findings()).as(mutant.sentence()).hasSize(1);
    }
}
