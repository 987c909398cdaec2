package dev.touchstone.core.triage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which findings are probably one mistake: they show on one engine, in one kind of failure, on the same versions. */
public final class Merging {
    private Merging() {}

    /**
     * A finding, as far as that matters.
     *
     * @param kind what the failure consists in
     * @param versions the versions that reproduce it; empty where that was not tried, and then it stays alone
     */
    public record Candidate(String name, String engine, String kind, List<String> versions) {
        public Candidate {
            versions = List.copyOf(versions);
        }
    }

    /** The findings that belong together, by name: groups of two or more, in the order in which they are given. */
    public static List<List<String>> groups(List<Candidate> candidates) {
        Map<List<Object>, List<String>> groups = new LinkedHashMap<>();
        candidates.stream()
                .filter(candidate -> !candidate.versions().isEmpty())
                .forEach(candidate -> groups.computeIfAbsent(
                                List.of(candidate.engine(), candidate.kind(), candidate.versions()),
                                key -> new ArrayList<>())
                        .add(candidate.name()));
        return groups.values().stream().filter(group -> group.size() > 1).toList();
    }
}
