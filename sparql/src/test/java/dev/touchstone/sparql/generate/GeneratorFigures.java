package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.tree.Outline;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.SparqlLanguage;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.SparqlText;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the generator writes. Run by its name; no part of the tests. */
class GeneratorFigures {
    private static final int QUERIES = Integer.getInteger("queries", 1000);
    private static final Dialect DIALECT = new Dialect(
            "sparql",
            List.of(),
            List.of(
                    Feature.WILD_LITERALS.key(),
                    Feature.WRITTEN_REALS.key(),
                    Feature.TYPED_BOOLEANS.key(),
                    Feature.BOTH_ALTERNATIVES.key(),
                    Feature.NAMED_GRAPHS.key()));

    private final List<Integer> joins = new ArrayList<>();
    private final Set<String> shapes = new HashSet<>();
    private final Map<String, Integer> constructs = new TreeMap<>();
    private int found;
    private int open;
    private int sameAsEverything;

    @Test
    void measure() {
        for (Guidance guidance : List.of(Guidance.NONE, Guidance.PATTERN, Guidance.FULL)) {
            Limits usual = Limits.DEFAULT;
            Limits limits = new Limits(usual.clauses(), usual.patterns(), usual.depth(), usual.rows(), 1, guidance);
            System.out.println(guidance + " " + measure(limits, guidance == Guidance.FULL ? QUERIES : QUERIES / 10));
        }
        constructs.forEach(
                (name, count) -> System.out.println("T %s %.2f %%".formatted(name, 100.0 * count / QUERIES)));
    }

    private String measure(Limits limits, int queries) {
        joins.clear();
        shapes.clear();
        constructs.clear();
        found = 0;
        open = 0;
        sameAsEverything = 0;
        long cpu = 0;
        for (int seed = 0; seed < queries; seed++) {
            Choices choices = new Choices(seed / 20);
            RdfGraph graph = (RdfGraph) new SparqlLanguage()
                    .dataset(DatasetSettings.DEFAULT, DIALECT, choices.split("schema"), choices.split("content"));
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            Query query = new QueryGenerator(graph, DIALECT, limits, new Choices(seed).split("query")).query();
            cpu += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
            count(query, GraphStore.of(graph));
            if (limits.guidance() == Guidance.FULL && seed % 20 == 0 && seed < 400) {
                System.out.println("Q " + SparqlText.of(query).replace("http://example.org/", ":"));
            }
        }
        Collections.sort(joins);
        return "%d queries, %.1f %% find something, %d open, %d plain, median of %d joined triples, %d shapes, %.0f per CPU-second"
                .formatted(
                        queries,
                        100.0 * found / queries,
                        open,
                        sameAsEverything,
                        joins.get(queries / 2),
                        shapes.size(),
                        queries / (cpu / 1e9));
    }

    private void count(Query query, GraphStore store) {
        found += finds(Reference.DEFAULT.evaluate(query, store)) ? 1 : 0;
        open += Reference.DEFAULT.determines(query, store) ? 0 : 1;
        sameAsEverything += SparqlText.of(query).contains("?s ?p ?o") ? 1 : 0;
        shapes.add(Outline.of((Record) query));
        joins.add(joined(query));
        Set<String> names = new LinkedHashSet<>();
        Tree.nodes((Record) query).forEach(node -> names.addAll(names(node)));
        names.forEach(name -> constructs.merge(name, 1, Integer::sum));
    }

    private static boolean finds(Result result) {
        return switch (result) {
            case Result.Truth truth -> truth.value();
            case Result other -> other.table().filter(table -> !table.isEmpty()).isPresent();
        };
    }

    /** Triple patterns that share a variable or a blank node with another. */
    private static int joined(Query query) {
        List<Set<Object>> patterns = Tree.nodes((Record) query)
                .filter(Pattern.Triple.class::isInstance)
                .map(node -> names((Pattern.Triple) node))
                .toList();
        int joined = 0;
        for (int i = 0; i < patterns.size(); i++) {
            for (int j = 0; j < patterns.size(); j++) {
                if (i != j && !Collections.disjoint(patterns.get(i), patterns.get(j))) {
                    joined++;
                    break;
                }
            }
        }
        return joined;
    }

    private static Set<Object> names(Pattern.Triple triple) {
        Set<Object> names = new HashSet<>();
        if (triple.subject() instanceof Expression.Variable variable) {
            names.add(variable.name());
        }
        if (triple.object() instanceof Expression.Variable variable) {
            names.add(variable.name());
        }
        return names;
    }

    private static List<String> names(Record node) {
        String name = node.getClass().getSimpleName();
        return switch (node) {
            case Expression.Call call -> List.of("function " + call.function());
            case Expression.Aggregate aggregate ->
                List.of("aggregate " + aggregate.function() + (aggregate.distinct() ? " DISTINCT" : ""));
            case Expression.Binary binary -> List.of("operator " + binary.operator());
            case Expression.Unary unary -> List.of("operator " + unary.operator());
            case Expression.In in -> List.of(in.not() ? "NOT IN" : "IN");
            case Expression.Exists exists -> List.of(exists.not() ? "NOT EXISTS" : "EXISTS");
            case Expression.Cast cast ->
                List.of("cast " + cast.datatype().value().replaceFirst(".*#", ""));
            case Query.Select select ->
                List.of("Select " + select.duplicates(), select.items().isEmpty() ? "star" : "items");
            case Query.Modifiers modifiers -> modifiers(modifiers);
            case Pattern.ValuesRow row ->
                row.cells().contains(java.util.Optional.empty()) ? List.of("UNDEF") : List.of();
            default -> List.of(name);
        };
    }

    private static List<String> modifiers(Query.Modifiers modifiers) {
        List<String> names = new ArrayList<>();
        modifiers.limit().ifPresent(any -> names.add("LIMIT"));
        modifiers.offset().ifPresent(any -> names.add("OFFSET"));
        modifiers.values().ifPresent(any -> names.add("VALUES at the end"));
        modifiers.having().stream().limit(1).forEach(any -> names.add("HAVING"));
        modifiers.orderBy().stream().limit(1).forEach(any -> names.add("ORDER BY"));
        modifiers.groupBy().forEach(key -> names.add(key.name().isPresent() ? "GROUP BY AS" : "GROUP BY"));
        return names;
    }
}
