package dev.touchstone.lab.figures;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.lab.figures.MutantShrinking.Shrunk;
import dev.touchstone.suites.examples.MutantExample;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** How small cases get, and how well signatures tell mutants apart. */
final class ShrinkFigures {
    private static final double CLOSE = 1.5;

    private final List<Line> lines = new ArrayList<>();

    /**
     * A case that was shrunk.
     *
     * @param query the query as text, with the parameters that are left
     * @param ratio its size beside that of the hand-made example
     */
    record Line(String mutant, PropertyGraph graph, String query, String signature, int runs, double ratio) {
        static Line of(MutantExample example, Shrunk shrunk) {
            CypherQuery query = (CypherQuery) shrunk.smallest().statement();
            List<?> bindings = shrunk.smallest().bindings();
            return new Line(
                    example.mutant(),
                    (PropertyGraph) shrunk.smallest().dataset(),
                    CypherText.of(query.query()) + (bindings.equals(List.of(Map.of())) ? "" : " " + bindings),
                    shrunk.finding().signature().text().replaceFirst(".*-", ""),
                    shrunk.result().runs(),
                    (double) CaseSize.of(shrunk.smallest()) / CaseSize.of(example));
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%-22s %d nodes %d edges %4d runs, %3.1f times the example, %s  %s",
                    mutant,
                    graph.nodes().size(),
                    graph.edges().size(),
                    runs,
                    ratio,
                    signature,
                    query);
        }
    }

    void add(List<Line> more) {
        lines.addAll(more);
    }

    List<String> summary() {
        Map<String, Set<String>> bySignature = grouped(Line::signature, Line::mutant);
        Map<String, Set<String>> byMutant = grouped(Line::mutant, Line::signature);
        return List.of(
                lines.size() + " cases of " + byMutant.size() + " mutants; median nodes "
                        + median(line -> line.graph().nodes().size()) + ", edges "
                        + median(line -> line.graph().edges().size()) + ", characters "
                        + median(line -> line.query().length()) + ", runs " + median(Line::runs),
                "at most " + CLOSE + " times the hand-made example: "
                        + lines.stream().filter(line -> line.ratio() <= CLOSE).count(),
                bySignature.size() + " signatures; shared by several mutants: "
                        + bySignature.values().stream()
                                .filter(names -> names.size() > 1)
                                .toList());
    }

    private Map<String, Set<String>> grouped(Function<Line, String> key, Function<Line, String> value) {
        Map<String, Set<String>> groups = new TreeMap<>();
        lines.forEach(line ->
                groups.computeIfAbsent(key.apply(line), any -> new TreeSet<>()).add(value.apply(line)));
        return groups;
    }

    private String median(Function<Line, Integer> number) {
        List<Integer> sorted = lines.stream().map(number).sorted().toList();
        return sorted.isEmpty() ? "-" : sorted.get((sorted.size() - 1) / 2).toString();
    }
}
