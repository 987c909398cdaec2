package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.reference.Progress;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.text.CypherText;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the generator writes. Run by its name; no part of the tests. */
class GeneratorFigures {
    private static final int QUERIES = Integer.getInteger("queries", 1000);
    private static final int BINDINGS = Integer.getInteger("bindings", 1);
    private static final Dialect DIALECT = new Dialect(
            "cypher",
            List.of(PropertyType.values()),
            Feature.all().stream().map(Feature::key).toList());

    @Test
    void measure() {
        for (Guidance guidance : List.of(Guidance.NONE, Guidance.PATTERN, Guidance.FULL)) {
            Limits limits = new Limits(9, 4, 2, 100, BINDINGS, guidance);
            measure(limits, QUERIES / 4, false);
            System.out.println(guidance + " " + measure(limits, QUERIES, guidance == Guidance.FULL));
        }
    }

    /** Whether a row reaches a last projection; so an aggregate without groups counts by its input. */
    private static boolean reaches(CypherQuery query, Graph graph) {
        return query.query().parts().stream().anyMatch(part -> {
            List<Clause> clauses = part.clauses();
            Optional<Progress> progress = Optional.of(Progress.start(graph, 1_000_000));
            for (Clause clause : clauses.subList(0, clauses.size() - 1)) {
                progress = progress.flatMap(rows -> rows.then(clause, query.parameters()));
            }
            return progress.isPresent() && progress.get().size() > 0;
        });
    }

    private static String measure(Limits limits, int queries, boolean table) {
        List<Integer> clauses = new ArrayList<>();
        List<Integer> edges = new ArrayList<>();
        Set<String> shapes = new HashSet<>();
        Map<String, Integer> constructs = new TreeMap<>();
        int nonEmpty = 0;
        int failed = 0;
        long bindings = 0;
        long cpu = 0;
        for (int seed = 0; seed < queries; seed++) {
            Choices choices = new Choices(seed / 20);
            PropertyGraph dataset = (PropertyGraph) new CypherLanguage()
                    .dataset(DatasetSettings.DEFAULT, DIALECT, choices.split("schema"), choices.split("content"));
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            QueryGenerator generator = new QueryGenerator(dataset, DIALECT, limits, new Choices(seed).split("query"));
            Template template = seed % 10 == 9 ? generator.writing() : generator.reading(BINDINGS);
            CypherQuery query =
                    new CypherQuery(template.query(), template.bindings().getFirst());
            bindings += template.bindings().size();
            cpu += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
            clauses.add(Tree.nodes(query.query())
                    .mapToInt(node -> node instanceof Clause ? 1 : 0)
                    .sum());
            edges.add(Tree.nodes(query.query())
                    .mapToInt(node -> node instanceof Pattern.Relationship ? 1 : 0)
                    .sum());
            shapes.add(CypherText.of(query.query()));
            Features.of(query.query()).forEach(feature -> constructs.merge(feature.key(), 1, Integer::sum));
            Tree.nodes(query.query())
                    .map(node -> node.getClass().getSimpleName())
                    .distinct()
                    .forEach(name -> constructs.merge(name, 1, Integer::sum));
            switch (Reference.DEFAULT.evaluate(query.query(), query.parameters(), Graph.of(dataset))) {
                case Result.Done done -> nonEmpty += reaches(query, Graph.of(dataset)) ? 1 : 0;
                case Result.Failed problem -> {
                    failed++;
                    System.out.println(problem + " " + CypherText.of(query.query()) + " " + query.parameters());
                }
            }
            if (table && seed < 15) {
                System.out.println("Q " + CypherText.of(query.query()) + " " + query.parameters());
            }
        }
        if (table) {
            constructs.forEach(
                    (name, count) -> System.out.println("T %s %.2f %%".formatted(name, 100.0 * count / queries)));
        }
        Collections.sort(clauses);
        Collections.sort(edges);
        return "%d queries, %.1f %% not empty, %d failed, median %d clauses and %d relationships, %d distinct, %.0f per CPU-second, %.0f with bindings"
                .formatted(
                        queries,
                        100.0 * nonEmpty / queries,
                        failed,
                        clauses.get(queries / 2),
                        edges.get(queries / 2),
                        shapes.size(),
                        queries / (cpu / 1e9),
                        bindings / (cpu / 1e9));
    }
}
