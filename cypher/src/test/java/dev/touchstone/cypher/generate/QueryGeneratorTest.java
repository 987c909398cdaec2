package dev.touchstone.cypher.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Thoroughness;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.dialect.Fallbacks;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class QueryGeneratorTest {
    private static final int QUERIES = 100;

    /** Of those that take long to evaluate. */
    private static final int FEWER = Thoroughness.cases(30, 100);

    private static final Dialect EVERYTHING = new Dialect(
            "cypher",
            List.of(PropertyType.values()),
            Feature.all().stream().map(Feature::key).toList());

    private static PropertyGraph graph(long seed, Dialect dialect) {
        Choices choices = new Choices(seed);
        return (PropertyGraph) new CypherLanguage()
                .dataset(DatasetSettings.DEFAULT, dialect, choices.split("schema"), choices.split("content"));
    }

    private static QueryGenerator generator(long seed, Dialect dialect) {
        return new QueryGenerator(graph(seed, dialect), dialect, Limits.DEFAULT, new Choices(seed).split("query"));
    }

    private static CypherQuery query(long seed, Dialect dialect) {
        Template template = generator(seed, dialect).reading(1);
        return new CypherQuery(template.query(), template.bindings().getFirst());
    }

    @Test
    void everyBindingFindsSomethingElseThanTheOneBefore() {
        for (int seed = 0; seed < FEWER; seed++) {
            Template template = generator(seed, EVERYTHING).reading(8);
            Graph graph = Graph.of(graph(seed, EVERYTHING));
            List<Result> results = template.bindings().stream()
                    .map(binding -> Reference.DEFAULT.evaluate(template.query(), binding, graph))
                    .toList();
            for (int i = 0; i < results.size(); i++) {
                assertThat(results.get(i)).isInstanceOf(Result.Done.class);
                assertThat(i == 0 || !results.get(i).equals(results.get(i - 1))).isTrue();
            }
        }
    }

    @Test
    void whatIsWrittenIsDetermined() {
        int writes = 0;
        for (int seed = 0; seed < FEWER; seed++) {
            Template template = generator(seed, EVERYTHING).writing();
            Graph graph = Graph.of(graph(seed, EVERYTHING));
            if (Writes.in(template.query())) {
                writes++;
                assertThat(Reference.DEFAULT.undetermined(
                                template.query(), template.bindings().getFirst(), graph))
                        .as(CypherText.of(template.query()))
                        .isEmpty();
            }
        }
        assertThat(writes).isGreaterThan(FEWER / 2);
    }

    @Test
    void whatIsSaidNeverToBeWrittenIsNot() {
        for (int seed = 0; seed < QUERIES; seed++) {
            assertThat(Features.of(query(seed, EVERYTHING).query())).doesNotContainAnyElementsOf(Draft.NEVER_WRITTEN);
        }
    }

    @Test
    void queriesAreLegalAndNearlyAllFindSomething() {
        List<String> troubles = new ArrayList<>();
        int empty = 0;
        Set<String> shapes = new HashSet<>();
        for (int seed = 0; seed < QUERIES; seed++) {
            CypherQuery query = query(seed, EVERYTHING);
            Result result =
                    Reference.DEFAULT.evaluate(query.query(), query.parameters(), Graph.of(graph(seed, EVERYTHING)));
            if (result instanceof Result.Done done) {
                empty += done.rows().isEmpty() ? 1 : 0;
            } else {
                troubles.add(seed + ": " + result + " " + CypherText.of(query.query()));
            }
            shapes.add(CypherText.of(query.query()));
        }
        assertThat(troubles).isEmpty();
        assertThat(empty).isLessThan(QUERIES / 10);
        assertThat(shapes).hasSizeGreaterThan(QUERIES * 95 / 100);
    }

    @Test
    void whatIsWrittenReadsBack() {
        for (int seed = 0; seed < QUERIES; seed++) {
            CypherQuery query = query(seed, EVERYTHING);
            assertThat(CypherParser.parse(CypherText.of(query.query())))
                    .as("seed %d", seed)
                    .isEqualTo(query.query());
        }
    }

    @Test
    void theSameSeedGivesTheSameQuery() {
        assertThat(query(7, EVERYTHING)).isEqualTo(query(7, EVERYTHING));
    }

    @Test
    void aPoorDialectIsKept() {
        Dialect poor = new Dialect(
                "cypher",
                List.of(PropertyType.LONG, PropertyType.STRING),
                Feature.all().stream()
                        .filter(feature -> feature instanceof Construct construct
                                && (construct == Construct.UNDIRECTED
                                        || construct == Construct.RELATIONSHIP_UNIQUENESS))
                        .map(Feature::key)
                        .toList());
        for (int seed = 0; seed < QUERIES; seed++) {
            CypherQuery query = query(seed, poor);
            assertThat(Features.of(Fallbacks.within(query.query(), poor)))
                    .as("seed %d: %s", seed, CypherText.of(query.query()))
                    .allMatch(feature -> feature.in(poor));
        }
    }

    @Test
    void anyDialectIsKept() {
        for (int seed = 0; seed < QUERIES; seed++) {
            Choices drawn = new Choices(seed).split("dialect");
            double share = drawn.pickOf(0.5, 0.8, 0.95);
            Dialect some = new Dialect(
                    "cypher",
                    List.of(PropertyType.LONG, PropertyType.STRING),
                    Feature.all().stream()
                            .map(Feature::key)
                            .filter(feature -> drawn.chance(share))
                            .toList());
            CypherQuery query = query(seed, some);
            assertThat(Features.of(Fallbacks.within(query.query(), some)))
                    .as("seed %d: %s", seed, CypherText.of(query.query()))
                    .allMatch(feature -> feature.in(some));
        }
    }
}
