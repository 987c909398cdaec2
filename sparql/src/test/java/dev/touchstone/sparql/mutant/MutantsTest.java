package dev.touchstone.sparql.mutant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.run.Trial;
import dev.touchstone.campaign.run.TrialEngines;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.sparql.SparqlLanguage;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.generate.QueryGenerator;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every mistake is one, and a few are caught soon. {@code touchstone selftest --mistakes} hunts for all of them. */
class MutantsTest {
    private static final int QUERIES = 2500;
    private static final int CASES = 6_000;
    private static final String BY_HAND = "nothing-counted";
    private static final Dialect DIALECT = new Dialect(
            "sparql",
            List.of(),
            List.of(
                    Feature.WILD_LITERALS.key(),
                    Feature.WRITTEN_REALS.key(),
                    Feature.DERIVED_TYPES.key(),
                    Feature.TYPED_BOOLEANS.key(),
                    Feature.BOTH_ALTERNATIVES.key(),
                    Feature.NAMED_GRAPHS.key(),
                    Feature.GRAPH_SCOPES.key()));

    private final SparqlLanguage language = new SparqlLanguage();

    @Test
    void thereAreManyAndTheirNamesDiffer() {
        assertThat(Mutants.ALL).hasSizeGreaterThan(60);
        assertThat(Mutants.ALL).extracting(Mutant::name).doesNotHaveDuplicates();
    }

    /** A generated query is enough to see each. */
    @Test
    void everyMutantShowsInAGeneratedQuery() {
        TreeSet<String> unseen =
                new TreeSet<>(Mutants.ALL.stream().map(Mutant::name).toList());
        unseen.remove(BY_HAND);
        for (int seed = 0; seed < QUERIES && !unseen.isEmpty(); seed++) {
            Choices choices = new Choices(seed);
            RdfGraph graph = (RdfGraph) language.dataset(
                    DatasetSettings.DEFAULT, DIALECT, choices.split("schema"), choices.split("content"));
            Query query = new QueryGenerator(graph, DIALECT, Limits.DEFAULT, choices.split("query")).query();
            Result right = Reference.DEFAULT.evaluate(query, GraphStore.of(graph));
            for (Mutant mutant : Mutants.ALL) {
                if (unseen.contains(mutant.name()) && shows(mutant, query, graph, right)) {
                    unseen.remove(mutant.name());
                }
            }
        }
        assertThat(unseen).isEmpty();
    }

    /** Generated queries seldom count nothing. */
    @Test
    void nothingIsNotCounted() {
        Query count = SparqlReader.query("SELECT (COUNT(*) AS ?n) { ?x <http://example.org/p> ?y }");
        RdfGraph empty = new RdfGraph(Map.of(), List.of());
        Mutant mutant = Mutants.ALL.stream()
                .filter(each -> each.name().equals(BY_HAND))
                .findFirst()
                .orElseThrow();
        assertThat(shows(mutant, count, empty, Reference.DEFAULT.evaluate(count, GraphStore.of(empty))))
                .isTrue();
    }

    private static boolean shows(Mutant mutant, Query query, RdfGraph graph, Result right) {
        GraphStore wrongly = GraphStore.of(mutant.graph().apply(graph));
        return !mutant.evaluate(query, wrongly).table().map(mutant.answer()).equals(right.table());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "optional-lost",
                "union-distinct",
                "plus-once",
                "always-distinct",
                "bound",
                "stored-decimal",
                "graph-forgotten",
                "stored-union",
                "minus-early"
            })
    void aMutantIsCaught(String name) {
        InProcessEngine mutant = language.references().orElseThrow().named(name);
        List<Oracle> general = language.oracles().stream()
                .filter(oracle -> oracle.family().equals(Oracle.GENERAL))
                .toList();
        Trial.Report report = new Trial(language, new Json(Languages.installed()), 1, event -> {})
                .hunt(TrialEngines.of(List.of(mutant)), general, CASES);
        assertThat(report.broken()).isEmpty();
        assertThat(report.findings()).as(mutant.sentence()).hasSize(1);
    }
}
