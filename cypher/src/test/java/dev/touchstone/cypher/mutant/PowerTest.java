package dev.touchstone.cypher.mutant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.run.Trial;
import dev.touchstone.campaign.run.Trial.Report;
import dev.touchstone.campaign.run.TrialEngines;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.cypher.CypherLanguage;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A few mutants that the oracles catch soon. {@code touchstone selftest --mutants} hunts for all of them. */
class PowerTest {
    private static final int CASES = 1_000;

    private final CypherLanguage language = new CypherLanguage();

    @ParameterizedTest
    @ValueSource(strings = {"unique-in-path", "undirected", "second-label", "not-null", "return-distinct"})
    void aMutantIsCaught(String name) {
        InProcessEngine mutant = language.references().orElseThrow().named(name);
        Report report = new Trial(language, new Json(Languages.installed()), 1, event -> {})
                .hunt(TrialEngines.of(List.of(mutant)), language.oracles(), CASES);
        assertThat(report.broken()).isEmpty();
        assertThat(report.findings()).as(mutant.sentence()).hasSize(1);
    }
}
