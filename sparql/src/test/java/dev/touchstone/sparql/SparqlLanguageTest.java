package dev.touchstone.sparql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.LanguageContract;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.dialect.Meanings;
import dev.touchstone.sparql.reference.value.Numeric;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SparqlText;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SparqlLanguageTest extends LanguageContract {
    private static final Dialect PLAIN = new Dialect("sparql", List.of(), List.of());
    private static final Dialect ALL_KINDS = new Dialect(
            "sparql",
            List.of(),
            List.of(
                    Feature.WRITTEN_REALS.key(),
                    Feature.DERIVED_TYPES.key(),
                    Feature.TYPED_BOOLEANS.key(),
                    Feature.BOTH_ALTERNATIVES.key()));
    private static final Dialect NAMED_GRAPHS = new Dialect(
            "sparql",
            List.of(),
            List.of(
                    Feature.NAMED_GRAPHS.key(),
                    Feature.WRITTEN_REALS.key(),
                    Feature.DERIVED_TYPES.key(),
                    Feature.TYPED_BOOLEANS.key()));

    private final List<RdfGraph> graphs = LongStream.range(0, SEEDS)
            .mapToObj(seed -> dataset(seed, ALL_KINDS))
            .toList();

    SparqlLanguageTest() {
        super(new SparqlLanguage());
    }

    @Test
    void aGraphIsASetOfAsManyTriplesAsTheSettingsSay() {
        for (int seed = 0; seed < SEEDS; seed++) {
            assertThat(graphs.get(seed).triples())
                    .as("seed %d", seed)
                    .hasSize(50)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void noSubjectIsALiteral() {
        assertThat(graphs).flatExtracting(RdfGraph::triples).noneMatch(triple -> triple.subject() instanceof Literal);
    }

    @Test
    void blankNodesAndAllKindsOfLiteralsOccur() {
        List<Triple> triples =
                graphs.stream().flatMap(graph -> graph.triples().stream()).toList();
        assertThat(triples).anyMatch(triple -> triple.subject() instanceof Blank);
        assertThat(triples).anyMatch(triple -> triple.object() instanceof Blank);
        assertThat(triples.stream()
                        .filter(triple -> triple.object() instanceof Literal)
                        .map(triple -> ((Literal) triple.object()).datatype().replaceAll(".*#", ""))
                        .distinct())
                .contains(
                        "integer", "decimal", "double", "float", "boolean", "date", "dateTime", "langString", "string")
                .containsAnyOf("int", "long", "short", "byte")
                .doesNotContain("time");
    }

    @Test
    void onlyLanguageStringsHaveALanguage() {
        assertThat(graphs)
                .flatExtracting(RdfGraph::triples)
                .filteredOn(triple -> triple.object() instanceof Literal)
                .extracting(triple -> (Literal) triple.object())
                .allMatch(literal ->
                        literal.language().isEmpty() != literal.datatype().endsWith("#langString"));
    }

    @Test
    void triplesJoin() {
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Triple> triples = graphs.get(seed).triples();
            assertThat(triples)
                    .as("seed %d", seed)
                    .anyMatch(triple ->
                            triples.stream().anyMatch(next -> next.subject().equals(triple.object())));
        }
    }

    @Test
    void thereAreNoRealsWhereAStoreWritesThemAnew() {
        assertThat(LongStream.range(0, SEEDS).mapToObj(seed -> dataset(seed, PLAIN)))
                .flatExtracting(RdfGraph::triples)
                .noneMatch(triple -> triple.object() instanceof Literal literal
                        && List.of("double", "float")
                                .contains(literal.datatype().replaceAll(".*#", "")));
    }

    @Test
    void onlyWildGraphsHaveLiteralsThatStoresRewrite() {
        Choices choices = new Choices(1);
        Dialect wild = new Dialect("sparql", List.of(), List.of(Feature.WILD_LITERALS.key()));
        List<String> forms = LongStream.range(0, SEEDS)
                .mapToObj(seed -> (RdfGraph) seeds.language()
                        .dataset(
                                DatasetSettings.DEFAULT, wild, choices.split("schema", seed), choices.split("content")))
                .flatMap(graph -> graph.triples().stream())
                .filter(triple -> triple.object() instanceof Literal)
                .map(triple -> ((Literal) triple.object()).lexical())
                .toList();
        List<String> odd = List.of("007", "99999999999999999999", "abc", "1x");
        assertThat(forms).containsAll(odd);
        assertThat(graphs)
                .flatExtracting(RdfGraph::triples)
                .noneMatch(triple -> triple.object() instanceof Literal literal && odd.contains(literal.lexical()));
    }

    private RdfGraph dataset(long seed, Dialect dialect) {
        Choices choices = new Choices(seed);
        return (RdfGraph) seeds.language()
                .dataset(DatasetSettings.DEFAULT, dialect, choices.split("schema"), choices.split("dataset", 0));
    }

    @Test
    void aQuarterOfTheGraphsHaveNamedOnesWhereStoresKeepThem() {
        List<RdfGraph> datasets = LongStream.range(0, SEEDS)
                .mapToObj(seed -> dataset(seed, NAMED_GRAPHS))
                .toList();
        assertThat(datasets.stream().filter(graph -> !graph.named().isEmpty()).count())
                .isBetween(SEEDS / 6L, SEEDS / 3L);
        assertThat(datasets)
                .flatExtracting(RdfGraph::named)
                .allMatch(named -> !named.triples().isEmpty());
        assertThat(datasets)
                .extracting(RdfGraph::triples)
                .as("the default graph is the same with and without")
                .isEqualTo(graphs.stream().map(RdfGraph::triples).toList());
        assertThat(graphs).flatExtracting(RdfGraph::named).isEmpty();
    }

    @Test
    void queriesAskForNamedGraphsAndKeepToQuadsWhereStoresDo() {
        int asked = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            RdfGraph graph = dataset(seed, NAMED_GRAPHS);
            SparqlQuery query = (SparqlQuery)
                    seeds.language().query(graph, NAMED_GRAPHS, Limits.DEFAULT, new Choices(seed).split("case"));
            String text = query.text(NAMED_GRAPHS);
            assertThat(Meanings.areShared((Record) query.query(), NAMED_GRAPHS))
                    .as(text)
                    .isTrue();
            assertThat(text.contains("GRAPH ") && graph.named().isEmpty())
                    .as(text)
                    .isFalse();
            asked += text.contains("GRAPH ") ? 1 : 0;
        }
        assertThat(asked).isGreaterThan(SEEDS / 12);
    }

    @Test
    void everyQueryIsLegalAndReadsBack() {
        for (int seed = 0; seed < SEEDS; seed++) {
            SparqlQuery query = (SparqlQuery) seeds.query(seed);
            assertThat(query.isLegal()).as("seed %d", seed).isTrue();
            assertThat(SparqlText.of(SparqlReader.query(query.text(seeds.dialect()))))
                    .as("seed %d", seed)
                    .isEqualTo(SparqlText.of(renumbered(query.query())));
        }
    }

    /** With blank nodes numbered as the reader does. */
    private static Query renumbered(Query query) {
        return SparqlReader.query(SparqlText.of(query));
    }

    /** A store that keeps values alone keeps as many triples then, and no two terms of the data are one to it. */
    @Test
    void aNumberIsWrittenInOneWayWhereStoresRewriteIt() {
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Literal> literals = graphs.get(seed).triples().stream()
                    .map(Triple::object)
                    .filter(Literal.class::isInstance)
                    .map(Literal.class::cast)
                    .distinct()
                    .toList();
            assertThat(literals.stream()
                            .flatMap(literal -> Numeric.of(literal).stream())
                            .map(number ->
                                    number.rank() < 2 ? number.promoted(1).plain() : number))
                    .as("seed %d", seed)
                    .doesNotHaveDuplicates();
        }
    }

    /** Such as VALUES, BIND, ASK and aggregates. */
    @Test
    void anEmptyGraphIsAskedInManyWays() {
        RdfGraph empty = new RdfGraph(Map.of(), List.of());
        assertThat(LongStream.range(0, SEEDS)
                        .mapToObj(seed -> seeds.language()
                                .query(empty, seeds.dialect(), Limits.DEFAULT, new Choices(seed))
                                .text(seeds.dialect()))
                        .distinct()
                        .count())
                .isGreaterThan(SEEDS / 2);
    }
}
