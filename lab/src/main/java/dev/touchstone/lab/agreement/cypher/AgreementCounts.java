package dev.touchstone.lab.agreement.cypher;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How often each class of agreement and difference was met. */
public final class AgreementCounts {
    private final Map<String, Integer> same = new TreeMap<>();
    private final Map<String, Integer> explained = new TreeMap<>();
    private final Map<String, Integer> leftOut = new TreeMap<>();
    private int unexplained;
    private int legal;
    private int total;

    void add(Verdict verdict, boolean isLegal) {
        total++;
        legal += isLegal ? 1 : 0;
        switch (verdict) {
            case Verdict.Same(String how) -> same.merge(how, 1, Integer::sum);
            case Verdict.LeftOut(String why) -> leftOut.merge(why, 1, Integer::sum);
            case Verdict.Broken broken -> unexplained++;
            case Verdict.Different difference ->
                Explanations.of(difference)
                        .ifPresentOrElse(
                                explanation -> explained.merge(explanation.name(), 1, Integer::sum),
                                () -> unexplained++);
        }
    }

    int total() {
        return total;
    }

    public int unexplained() {
        return unexplained;
    }

    @Override
    public String toString() {
        return total + " queries, legal by our check: " + legal + "\n" + section("agreement", same)
                + section("left out", leftOut) + section("explained differences", explained)
                + "unexplained differences: " + unexplained + "\n";
    }

    private static String section(String title, Map<String, Integer> counts) {
        int sum = counts.values().stream().mapToInt(Integer::intValue).sum();
        return counts.entrySet().stream()
                .map(entry -> String.format("  %6d  %s%n", entry.getValue(), entry.getKey()))
                .collect(Collectors.joining("", title + ": " + sum + "\n", ""));
    }
}
