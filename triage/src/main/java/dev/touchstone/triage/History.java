package dev.touchstone.triage;

import dev.touchstone.core.engine.EngineId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** What a finding does on the versions of one engine that were tried, the oldest first; one cell a version. */
public record History(List<VersionResult> cells) {

    /** Of several cells about one version the first counts that says something. */
    public History {
        Map<EngineId, VersionResult> each = new LinkedHashMap<>();
        cells.forEach(
                cell -> each.merge(cell.engine(), cell, (one, other) -> one.fate() == Fate.INCONCLUSIVE ? other : one));
        cells = each.values().stream()
                .sorted(Comparator.comparing(cell -> cell.engine().version(), new VersionOrder()))
                .toList();
    }

    /** Of all these, those about one finding on the versions of one engine. */
    public static History of(List<VersionResult> all, String finding, String engine) {
        return new History(all.stream()
                .filter(cell ->
                        cell.finding().equals(finding) && cell.engine().name().equals(engine))
                .toList());
    }

    /** The versions that answer what the engine answered where the finding was made. */
    public List<String> reproducing() {
        return versions(fate -> fate == Fate.SAME);
    }

    /** The versions of which something can be said. */
    public List<String> conclusive() {
        return versions(fate -> fate != Fate.INCONCLUSIVE);
    }

    /** Whether what the finding claims does not hold on some version. */
    public boolean hasGood() {
        return !versions(fate -> fate == Fate.FIXED).isEmpty();
    }

    private List<String> versions(Predicate<Fate> fates) {
        return cells.stream()
                .filter(cell -> fates.test(cell.fate()))
                .map(cell -> cell.engine().version())
                .toList();
    }

    /** Such as {@code bad 3.6.0 to 3.6.2; good 3.4.13, 3.6.3 to 3.8.1}. */
    public String words() {
        List<String> parts = new ArrayList<>();
        add(parts, "bad", Fate.SAME);
        add(parts, "bad with another result", Fate.OTHER);
        add(parts, "good", Fate.FIXED);
        add(parts, "inconclusive", Fate.INCONCLUSIVE);
        return parts.isEmpty() ? "not tried" : String.join("; ", parts);
    }

    private void add(List<String> parts, String word, Fate fate) {
        String runs = runs(fate);
        if (!runs.isEmpty()) {
            parts.add(word + " " + runs);
        }
    }

    /** The versions of a fate; neighbours among those that were tried are drawn together. */
    public String runs(Fate fate) {
        List<String> runs = new ArrayList<>();
        int start = 0;
        while (start < cells.size()) {
            int end = start + 1;
            while (end < cells.size()
                    && cells.get(end).fate() == cells.get(start).fate()) {
                end++;
            }
            if (cells.get(start).fate() == fate) {
                runs.add(run(start, end));
            }
            start = end;
        }
        return String.join(", ", runs);
    }

    private String run(int start, int end) {
        String first = cells.get(start).engine().version();
        String last = cells.get(end - 1).engine().version();
        return end - start == 1 ? first : first + (end - start == 2 ? ", " : " to ") + last;
    }
}
