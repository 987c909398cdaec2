package dev.touchstone.gremlin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
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
import java.util.stream.IntStream;
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
        List<String> first = Seeds.lines(SEEDS);
        List<String> second = Seeds.lines(SEEDS);
        assertThat(IntStream.range(0, 2 * SEEDS).filter(i -> !first.get(i).equals(second.get(i))))
                .as("lines that differ: 2n is the dataset of seed n, 2n + 1 its query")
                .isEmpty();
        assertThat(first.stream().distinct().count())
                .as("different lines: at least every dataset is another one")
                .isGreaterThan(SEEDS);
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
        assertThat(LongStream.range(0, SEEDS).filter(seed -> {
                    Dataset dataset = Seeds.dataset(seed);
                    return !json.readDataset(json.line(dataset)).equals(dataset);
                }))
                .as("seeds whose dataset changes")
                .isEmpty();
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
    void anOracleProposesTheSameStorableCaseForTheSameChoices(Oracle oracle) {
        Json json = new Json(Languages.installed());
        int proposals = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Optional<Case> proposed = propose(oracle, seed);
            assertThat(proposed.equals(propose(oracle, seed)))
                    .as("same again for seed %d", seed)
                    .isTrue();
            if (proposed.isPresent()) {
                proposals++;
                assertThat(proposed.get().engines()).containsExactly(ENGINE);
                assertThat(json.readCase(json.line(proposed.get())).equals(proposed.get()))
                        .as("same after storing for seed %d", seed)
                        .isTrue();
            }
        }
        assertThat(proposals).isGreaterThan(SEEDS / 2);
    }

    private static Optional<Case> propose(Oracle oracle, long seed) {
        Round round = new Round(seed, Seeds.dataset(seed), List.of(new Target(ENGINE, Seeds.DIALECT)), Seeds.DIALECT);
        return oracle.propose(round, new Choices(seed).split("case"));
    }
}
