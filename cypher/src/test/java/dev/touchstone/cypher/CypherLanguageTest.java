package dev.touchstone.cypher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Languages;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CypherLanguageTest {
    private static final int SEEDS = 200;
    private static final List<Statement> QUERIES =
            LongStream.range(0, SEEDS).mapToObj(Seeds::query).toList();

    @Test
    void theServiceLoaderFindsTheLanguage() {
        assertThat(Languages.installed().named("cypher")).isInstanceOf(CypherLanguage.class);
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
        assertThat(QUERIES)
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
    void everyQueryMatchesAndReturns() {
        assertThat(QUERIES)
                .extracting(query -> query.text(Seeds.DIALECT))
                .allSatisfy(text -> assertThat(text).startsWith("MATCH ").contains(" RETURN "));
        assertThat(QUERIES.stream()
                        .map(query -> shape(query.text(Seeds.DIALECT)))
                        .distinct())
                .as("shapes")
                .hasSizeGreaterThan(15);
    }

    @Test
    void aParameterIsGivenWhereItIsNamed() {
        assertThat(QUERIES)
                .allSatisfy(query -> assertThat(query.parameters().containsKey("p"))
                        .as(query.text(Seeds.DIALECT))
                        .isEqualTo(query.text(Seeds.DIALECT).contains("$p")));
        assertThat(QUERIES).anyMatch(query -> !query.parameters().isEmpty());
    }

    @Test
    void graphsWithoutEdgesOrNodesCanBeAskedToo() {
        assertThat(ask(List.of())).isEqualTo("MATCH (n) RETURN count(*)");
        assertThat(ask(List.of(new Node(0, List.of(), Map.of())))).isEqualTo("MATCH (n) RETURN n");
    }

    private static String ask(List<Node> nodes) {
        Dataset graph =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), nodes, List.of(), List.of(), List.of());
        return Seeds.LANGUAGE.query(graph, Seeds.DIALECT, new Choices(1)).text(Seeds.DIALECT);
    }

    private static String shape(String text) {
        return text.replaceAll("\\d+", "");
    }
}
