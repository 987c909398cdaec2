package dev.touchstone.sparql.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.syntax.Query;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every construct of the syntax has its share of the generated queries, and every shape of a bug that was found elsewhere occurs. */
class GeneratedSharesTest {
    private static final int QUERIES = 5000;
    private static final double LEAST = 0.005;
    private static final Dialect DIALECT = new Dialect(
            "sparql",
            List.of(),
            Arrays.stream(Feature.values()).map(Feature::key).toList());

    /** A query with the graph that it was written for. */
    private record Drawn(Query query, RdfGraph graph) {}

    private static final List<Drawn> DRAWN = IntStream.range(0, QUERIES)
            .mapToObj(seed -> draw(seed, DatasetSettings.DEFAULT))
            .toList();

    private static Drawn draw(long seed, DatasetSettings settings) {
        Choices choices = new Choices(seed);
        RdfGraph graph =
                new RdfGenerator(settings, DIALECT).generate(choices.split("schema"), choices.split("content"));
        return new Drawn(new QueryGenerator(graph, DIALECT, Limits.DEFAULT, choices.split("query")).query(), graph);
    }

    @Test
    void everyConstructHasItsShare() {
        Map<String, Integer> counts = new TreeMap<>();
        Constructs.all().forEach(name -> counts.put(name, 0));
        DRAWN.forEach(each -> Constructs.of(each.query()).forEach(name -> counts.merge(name, 1, Integer::sum)));
        counts.forEach((name, count) -> System.out.printf("%-36s %5.2f %%%n", name, 100.0 * count / QUERIES));
        Set<String> rare = new TreeSet<>();
        counts.forEach((name, count) -> {
            if (count < LEAST * QUERIES && Constructs.all().contains(name)) {
                rare.add(name);
            }
        });
        assertThat(rare).isEmpty();
    }

    @Test
    void everyShapeOfAKnownBugOccurs() {
        for (BugShape shape : BugShape.values()) {
            long count = DRAWN.stream().filter(each -> shape.isIn(each.query())).count();
            System.out.printf("%-36s %5.2f %%%n", shape, 100.0 * count / QUERIES);
            assertThat(count).as(shape.toString()).isGreaterThan(QUERIES / 1000);
        }
    }

    @Test
    void mostFindSomething() {
        long finding = DRAWN.stream().filter(GeneratedSharesTest::finds).count();
        System.out.printf("%-36s %5.2f %%%n", "with rows", 100.0 * finding / QUERIES);
        assertThat(finding).isGreaterThan(QUERIES * 9 / 10);
    }

    private static boolean finds(Drawn drawn) {
        return switch (Reference.DEFAULT.evaluate(drawn.query(), GraphStore.of(drawn.graph()))) {
            case Result.Truth truth -> truth.value();
            case Result other -> other.table().filter(table -> !table.isEmpty()).isPresent();
        };
    }

    @Test
    void smallGraphsAreAskedForMoreThanEverything() {
        for (int triples : List.of(0, 1, 2, 5)) {
            DatasetSettings base = DatasetSettings.DEFAULT;
            DatasetSettings settings = new DatasetSettings(
                    base.nodes(), base.edges(), triples, base.labels(), base.properties(), base.pool(), base.density());
            List<Drawn> small = IntStream.range(0, 300)
                    .mapToObj(seed -> draw(seed, settings))
                    .toList();
            assertThat(small).allMatch(each -> each.graph().triples().size() == triples);
            assertThat(small.stream().map(Drawn::query).distinct().count())
                    .as("%d triples", triples)
                    .isGreaterThan(200);
        }
    }
}
