package dev.touchstone.engines.hunt;

import dev.touchstone.core.oracle.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What came of a hunt. */
final class Figures {
    private final Map<String, Integer> reasons = new TreeMap<>();
    private final List<String> failing = new ArrayList<>();
    private int statements;
    private int undetermined;
    private int cases;

    void asked() {
        cases++;
    }

    void add(Hunt.Subject subject, List<Verdict> verdicts) {
        statements++;
        subject.statement().undetermined().ifPresent(reason -> {
            undetermined++;
            reasons.merge(reason, 1, Integer::sum);
        });
        verdicts.stream()
                .filter(Verdict.Unknown.class::isInstance)
                .forEach(unknown -> reasons.merge(((Verdict.Unknown) unknown).reason(), 1, Integer::sum));
        if (verdicts.stream().anyMatch(Verdict.Fail.class::isInstance)) {
            failing.add(subject.text().replace('\n', ' '));
        }
    }

    int statements() {
        return statements;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(statements + " statements, " + undetermined
                + " not determined by their syntax, " + cases + " cases, " + failing.size() + " statements fail\n");
        reasons.forEach((reason, count) -> out.append("  ")
                .append(count)
                .append(" unknown: ")
                .append(reason)
                .append('\n'));
        failing.forEach(text -> out.append("  fails: ").append(text).append('\n'));
        return out.toString();
    }
}
