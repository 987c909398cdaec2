package dev.touchstone.cypher.shrink;

import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.cypher.mutant.Examples;
import dev.touchstone.cypher.mutant.InProcessReference;
import java.io.IOException;
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
    private static final int ENOUGH = Integer.getInteger("enough", Integer.MAX_VALUE);
    private static final List<String> MISTAKES =
            Arrays.asList(System.getProperty("mistakes", "").split(","));

    /** One reduction, and how large it is beside the example that was made by hand. */
    private record Line(
            String mistake,
            int nodes,
            int edges,
            String query,
            String signature,
            int runs,
            double seconds,
            double ratio) {}

    @Test
    void measure() throws IOException {
        List<Line> lines = new ArrayList<>();
        Set<String> found = new TreeSet<>();
        for (InProcessEngine inProcess : InProcessReference.references().mutants()) {
            String name = inProcess.target().engine().version();
            if ((MISTAKES.equals(List.of("")) || MISTAKES.contains(name)) && found.size() < ENOUGH) {
                List<Line> more = hunt(inProcess);
                // Of a mistake that is hard to find there would be too few to compare.
                if (ENOUGH == Integer.MAX_VALUE || more.size() == RAW) {
                    lines.addAll(more);
                    found.add(name);
                }
            }
        }
        System.out.println(lines.size() + " reduced, of " + found.size() + " mistakes; median nodes "
                + median(lines.stream().map(Line::nodes).toList())
                + ", edges " + median(lines.stream().map(Line::edges).toList())
                + ", characters "
                + median(lines.stream().map(line -> line.query().length()).toList())
                + ", runs " + median(lines.stream().map(Line::runs).toList()) + "; within 1.5 times the example: "
                + lines.stream().filter(line -> line.ratio() <= 1.5).count());
        Map<String, Set<String>> bySignature = new TreeMap<>();
        Map<String, Set<String>> byMistake = new TreeMap<>();
        for (Line line : lines) {
            bySignature
                    .computeIfAbsent(line.signature(), any -> new TreeSet<>())
                    .add(line.mistake());
            byMistake.computeIfAbsent(line.mistake(), any -> new TreeSet<>()).add(line.signature());
        }
        System.out.println(bySignature.size() + " signatures; shared: "
                + bySignature.values().stream()
                        .filter(names -> names.size() > 1)
                        .toList());
        byMistake.forEach((name, signatures) -> System.out.println("signatures of " + name + ": " + signatures.size()));
    }

    private static int median(List<Integer> numbers) {
        return numbers.isEmpty() ? -1 : numbers.stream().sorted().toList().get((numbers.size() - 1) / 2);
    }

    private static List<Line> hunt(InProcessEngine inProcess) throws IOException {
        List<Line> lines = new ArrayList<>();
        try (Mistaken mistaken = new Mistaken(inProcess, Long.getLong("seed", 1))) {
            for (int i = 0; i < CASES && lines.size() < RAW; i++) {
                long start = System.nanoTime();
                Optional<Mistaken.Small> small = mistaken.reduced(i);
                if (small.isPresent()) {
                    lines.add(line(mistaken.name(), small.get(), (System.nanoTime() - start) / 1e9));
                }
            }
        }
        return lines;
    }

    private static Line line(String name, Mistaken.Small small, double seconds) throws IOException {
        Line line = new Line(
                name,
                small.graph().nodes().size(),
                small.graph().edges().size(),
                small.text(),
                small.finding().signature().text().replaceFirst(".*-", ""),
                small.reduced().runs(),
                seconds,
                (double) Examples.size(small.smallest()) / Examples.size(name));
        System.out.printf(
                Locale.ROOT,
                "%-22s %d n %d e %4d runs %5.1f s %4.1f times %s  %s%n",
                line.mistake(),
                line.nodes(),
                line.edges(),
                line.runs(),
                line.seconds(),
                line.ratio(),
                line.signature(),
                line.query());
        return line;
    }
}
