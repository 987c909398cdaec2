package dev.touchstone.sparql.mistake;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.campaign.Cast;
import dev.touchstone.core.campaign.Trial;
import dev.touchstone.core.campaign.Trial.Report;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.sparql.SparqlLanguage;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mistake for each relation that it catches soon, and alone. */
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
        "update, greater-equal",
        "irrelevant, answer-page",
        "partition, filter-first",
        "rewrite, minus-disjoint",
        "widen, answer-page"
    })
    void anOracleCatchesAMistake(String name, String mistake) {
        List<Oracle> oracle = language.oracles().stream()
                .filter(each -> each.name().equals(name))
                .toList();
        StandIn mistaken = language.references().stream()
                .filter(standIn -> standIn.target().engine().version().equals(mistake))
                .findFirst()
                .orElseThrow();
        Report report = new Trial(language, new Json(Languages.installed()), 1, event -> {})
                .hunt(Cast.of(List.of(mistaken)), oracle, CASES);
        assertThat(report.broken()).isEmpty();
        assertThat(report.findings()).as(mistaken.sentence()).hasSize(1);
    }
}
