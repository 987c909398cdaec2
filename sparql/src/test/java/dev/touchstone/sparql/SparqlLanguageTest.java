package dev.touchstone.sparql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SparqlLanguageTest {
    private static final int SEEDS = 200;
    private static final List<RdfGraph> GRAPHS = LongStream.range(0, SEEDS)
            .mapToObj(seed -> (RdfGraph) Seeds.dataset(seed))
            .toList();

    @Test
    void theServiceLoaderFindsTheLanguage() {
        assertThat(Languages.installed().named("sparql")).isInstanceOf(SparqlLanguage.class);
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
    void aGraphIsASetOfAsManyTriplesAsTheSettingsSay() {
        for (int seed = 0; seed < SEEDS; seed++) {
            assertThat(GRAPHS.get(seed).triples())
                    .as("seed %d", seed)
                    .hasSize(200)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void noSubjectIsALiteral() {
        assertThat(GRAPHS).flatExtracting(RdfGraph::triples).noneMatch(triple -> triple.subject() instanceof Literal);
    }

    @Test
    void blankNodesAndAllKindsOfLiteralsOccur() {
        List<Triple> triples =
                GRAPHS.stream().flatMap(graph -> graph.triples().stream()).toList();
        assertThat(triples).anyMatch(triple -> triple.subject() instanceof Blank);
        assertThat(triples).anyMatch(triple -> triple.object() instanceof Blank);
        assertThat(triples.stream()
                        .filter(triple -> triple.object() instanceof Literal)
                        .map(triple -> ((Literal) triple.object()).datatype().replaceAll(".*#", ""))
                        .distinct())
                .containsExactlyInAnyOrder("integer", "decimal", "double", "boolean", "date", "langString", "string");
    }

    @Test
    void onlyLanguageStringsHaveALanguage() {
        assertThat(GRAPHS)
                .flatExtracting(RdfGraph::triples)
                .filteredOn(triple -> triple.object() instanceof Literal)
                .extracting(triple -> (Literal) triple.object())
                .allMatch(literal ->
                        literal.language().isEmpty() != literal.datatype().endsWith("#langString"));
    }

    @Test
    void triplesJoin() {
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Triple> triples = GRAPHS.get(seed).triples();
            assertThat(triples)
                    .as("seed %d", seed)
                    .anyMatch(triple ->
                            triples.stream().anyMatch(next -> next.subject().equals(triple.object())));
        }
    }

    @Test
    void everyQuerySelectsOrAsksAndNamesNoBlankNode() {
        List<String> texts = LongStream.range(0, SEEDS)
                .mapToObj(seed -> Seeds.query(seed).text(Seeds.DIALECT))
                .toList();
        assertThat(texts)
                .allSatisfy(text ->
                        assertThat(text).matches("(?s)(SELECT|ASK) .*}.*").doesNotContain("_:"));
        for (String word : List.of("ASK", "OPTIONAL", "UNION", "MINUS", "FILTER", "GROUP BY", "ORDER BY", "DISTINCT")) {
            assertThat(texts).as(word).anyMatch(text -> text.contains(word));
        }
    }

    @Test
    void anEmptyGraphCanBeAskedToo() {
        Statement query = Seeds.LANGUAGE.query(new RdfGraph(Map.of(), List.of()), Seeds.DIALECT, new Choices(1));
        assertThat(query.text(Seeds.DIALECT)).isEqualTo("SELECT * WHERE { ?s ?p ?o }");
    }
}
