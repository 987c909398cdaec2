package dev.touchstone.gremlin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.core.oracle.Oracle;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GremlinLanguageTest {
    private static final int SEEDS = 200;
    private static final EngineId ENGINE = EngineId.parse("tinkergraph@3.7.3");

    @Test
    void theServiceLoaderFindsTheLanguage() {
        assertThat(Languages.installed().named("gremlin")).isInstanceOf(GremlinLanguage.class);
        assertThat(Languages.installed().all()).hasSize(1);
    }

    @Test
    void twoHundredSeedsGiveTheSameTwice() {
        assertThat(Seeds.lines(SEEDS)).hasSize(2 * SEEDS).isEqualTo(Seeds.lines(SEEDS));
    }

    @Test
    void differentSeedsGiveDifferentDatasets() {
        assertThat(LongStream.range(0, SEEDS).mapToObj(Seeds::dataset)).doesNotHaveDuplicates();
    }

    @Test
    void everyStatementCanBeStoredAndReadBack() {
        Json json = new Json(Languages.installed());
        assertThat(LongStream.range(0, SEEDS).mapToObj(Seeds::query))
                .allSatisfy(query ->
                        assertThat(json.read(json.line(query), Statement.class)).isEqualTo(query));
    }

    @Test
    void everyDatasetCanBeStoredAndReadBack() {
        Json json = new Json(Languages.installed());
        assertThat(LongStream.range(0, SEEDS).mapToObj(Seeds::dataset))
                .allSatisfy(dataset ->
                        assertThat(json.readDataset(json.line(dataset))).isEqualTo(dataset));
    }

    @Test
    void everyQueryIsATraversalThatReads() {
        List<String> texts = LongStream.range(0, SEEDS)
                .mapToObj(seed -> Seeds.query(seed).text(Seeds.DIALECT))
                .toList();
        assertThat(texts)
                .allSatisfy(
                        text -> assertThat(text).matches("(?s)g\\.[VE]\\(.*\\)").doesNotContain("addV", "drop"));
        for (String step :
                List.of("count()", "dedup()", "path()", "order()", "groupCount()", "where(__", "repeat(__")) {
            assertThat(texts).as(step).anyMatch(text -> text.contains(step));
        }
    }

    @Test
    void anEmptyGraphCanBeAskedToo() {
        PropertyGraph empty =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
        assertThat(Seeds.LANGUAGE.query(empty, Seeds.DIALECT, new Choices(1)).text(Seeds.DIALECT))
                .isEqualTo("g.V().count()");
    }

    static List<Oracle> oracles() {
        return Seeds.LANGUAGE.oracles();
    }

    @ParameterizedTest
    @MethodSource("oracles")
    void anOracleProposesTheSameCaseForTheSameChoices(Oracle oracle) {
        assertThat(LongStream.range(0, SEEDS)
                        .mapToObj(seed -> propose(oracle, seed))
                        .toList())
                .isEqualTo(LongStream.range(0, SEEDS)
                        .mapToObj(seed -> propose(oracle, seed))
                        .toList())
                .filteredOn(Optional::isPresent)
                .hasSizeGreaterThan(SEEDS / 2);
    }

    @ParameterizedTest
    @MethodSource("oracles")
    void everyProposedCaseCanBeStoredAndReadBack(Oracle oracle) {
        Json json = new Json(Languages.installed());
        assertThat(LongStream.range(0, SEEDS)
                        .mapToObj(seed -> propose(oracle, seed))
                        .flatMap(Optional::stream))
                .allSatisfy(proposed -> {
                    assertThat(json.readCase(json.line(proposed))).isEqualTo(proposed);
                    assertThat(proposed.engines()).containsExactly(ENGINE);
                });
    }

    private static Optional<Case> propose(Oracle oracle, long seed) {
        Round round = new Round(seed, Seeds.dataset(seed), List.of(new Target(ENGINE, Seeds.DIALECT)), Seeds.DIALECT);
        return oracle.propose(round, new Choices(seed).split("case"));
    }
}
