package dev.touchstone.cypher.statement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.suites.tck.Scenario;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CypherQueryTest {
    private final Json json = new Json(new Languages(List.of(new CypherLanguage())));

    @Test
    void everyQueryOfTheTckSurvivesJson() {
        List<CypherQuery> queries = Scenario.all().stream()
                .filter(scenario -> scenario.error().isEmpty() && !scenario.callsProcedure())
                .flatMap(scenario -> scenario.texts().stream())
                .map(text -> new CypherQuery(CypherParser.parse(text), Map.of("x", Values.of(1))))
                .toList();
        assertThat(queries)
                .hasSizeGreaterThan(3000)
                .allSatisfy(query -> assertThat(json.read(json.storedLine(query), Statement.class))
                        .isEqualTo(query));
    }
}
