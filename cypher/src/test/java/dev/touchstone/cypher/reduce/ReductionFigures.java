package dev.touchstone.cypher.reduce;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.engine.StandIns;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.reduce.Reduced;
import dev.touchstone.core.reduce.Reducer;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.mistake.Replicas;
import dev.touchstone.cypher.oracle.RightAnswer;
import dev.touchstone.cypher.oracle.Truth;
import dev.touchstone.cypher.text.CypherText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** How small cases get, and how well signatures tell mistakes apart. Run by its name; no part of the tests. */
class ReductionFigures {
    private static final int RAW = Integer.getInteger("raw", 1);
    private static final int CASES = Integer.getInteger("cases", 300);
    private static final List<String> MISTAKES =
            Arrays.asList(System.getProperty("mistakes", "").split(","));

    /** One reduction. */
    private record Line(
            String mistake, int nodes, int edges, String query, String signature, int runs, double seconds) {}

    @Test
    void measure() {
        List<Line> lines = new ArrayList<>();
        for (StandIn standIn : Replicas.all().stream().skip(2).toList()) {
            String name = standIn.target().engine().version();
            if (MISTAKES.equals(List.of("")) || MISTAKES.contains(name)) {
                lines.addAll(hunt(standIn, name));
            }
        }
        System.out.println(lines.size() + " reduced; median nodes "
                + median(lines.stream().map(Line::nodes).toList())
                + ", edges " + median(lines.stream().map(Line::edges).toList())
                + ", characters "
                + median(lines.stream().map(line -> line.query().length()).toList())
                + ", runs " + median(lines.stream().map(Line::runs).toList()));
        Map<String, Set<String>> bySignature = new TreeMap<>();
        lines.forEach(line -> bySignature
                .computeIfAbsent(line.signature(), any -> new TreeSet<>())
                .add(line.mistake()));
        System.out.println(bySignature.size() + " signatures; shared: "
                + bySignature.values().stream()
                        .filter(names -> names.size() > 1)
                        .toList());
    }

    private static int median(List<Integer> numbers) {
        return numbers.isEmpty() ? -1 : numbers.stream().sorted().toList().get((numbers.size() - 1) / 2);
    }

    private static List<Line> hunt(StandIn standIn, String name) {
        List<Line> lines = new ArrayList<>();
        try (Workbench bench =
                new Workbench(List.of(standIn.target()), new StandIns(List.of(standIn)), Launcher.Watcher.NONE)) {
            for (int i = 0; i < CASES && lines.size() < RAW; i++) {
                Optional<Case> proposed = propose(standIn, i);
                if (proposed.isPresent() && judge(bench, proposed.get()) instanceof Fail fail) {
                    Line line = reduce(bench, proposed.get(), fail, name);
                    lines.add(line);
                    System.out.printf(
                            Locale.ROOT,
                            "%-22s %d n %d e %4d runs %5.1f s %s  %s%n",
                            line.mistake(),
                            line.nodes(),
                            line.edges(),
                            line.runs(),
                            line.seconds(),
                            line.signature(),
                            line.query());
                }
            }
        }
        return lines;
    }

    private static Optional<Case> propose(StandIn standIn, int number) {
        CypherLanguage language = new CypherLanguage();
        Choices choices = new Choices(Long.getLong("seed", 1)).split("case", number);
        var dialect = standIn.target().dialect();
        var dataset =
                language.dataset(DatasetSettings.DEFAULT, dialect, choices.split("schema"), choices.split("dataset"));
        Round round = new Round(0, dataset, List.of(standIn.target()), dialect, Limits.DEFAULT.withBindings(2));
        return new Truth().propose(round, choices.split("propose"));
    }

    private static Verdict judge(Workbench bench, Case candidate) {
        return candidate.judge(bench.run(candidate, Duration.ofSeconds(10)));
    }

    private static Line reduce(Workbench bench, Case proposed, Fail fail, String name) {
        long start = System.nanoTime();
        Reduced reduced = new Reducer(
                        new CypherHints(), candidate -> judge(bench, candidate), () -> System.nanoTime() - start > 60e9)
                .reduce(proposed, fail);
        RightAnswer smallest = (RightAnswer) reduced.smallest();
        Finding finding = new Finding(
                "truth", "", smallest, (Fail) judge(bench, smallest), List.of(), new Finding.Origin("cypher", 0, 0, 0));
        PropertyGraph graph = (PropertyGraph) smallest.dataset();
        return new Line(
                name,
                graph.nodes().size(),
                graph.edges().size(),
                CypherText.of(smallest.query())
                        + (smallest.bindings().equals(List.of(Map.of())) ? "" : " " + smallest.bindings())
                        + (reduced.finished() ? "" : " UNFINISHED")
                        + (graph.indexes().isEmpty() ? "" : " indexed"),
                finding.signature().text().replaceFirst(".*-", ""),
                reduced.runs(),
                (System.nanoTime() - start) / 1e9);
    }
}
