package dev.touchstone.cypher.mistake;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.campaign.Cast;
import dev.touchstone.core.campaign.Trial;
import dev.touchstone.core.campaign.Trial.Report;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.cypher.CypherLanguage;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A few mistakes that the oracles catch soon. {@code touchstone selftest --mistakes} hunts for all of them. */
class PowerTest {
    private static final int CASES = 1_000;

    private final CypherLanguage language = new CypherLanguage();

    @ParameterizedTest
    @ValueSource(strings = {"unique-in-path", "undirected", "second-label", "not-null", "return-distinct"})
    void aMistakeIsCaught(String name) {
        StandIn mistaken = language.references().stream()
                .filter(standIn -> standIn.target().engine().version().equals(name))
                .findFirst()
                .orElseThrow();
        Report report = new Trial(language, new Json(Languages.installed()), 1, event -> {})
                .hunt(Cast.of(List.of(mistaken)), language.oracles(), CASES);
        assertThat(report.broken()).isEmpty();
        assertThat(report.findings()).as(mistaken.sentence()).hasSize(1);
    }
}
