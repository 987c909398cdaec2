package dev.touchstone.core.triage;

import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which findings are probably one mistake: they show on one engine, in one kind of failure, on the same versions. */
public final class Merging {
    private Merging() {}

    /**
     * A finding, as far as that matters.
     *
     * @param kind what the failure consists in, where that is known
     * @param row what it does on the versions of the engine; where none reproduces it, it stays alone
     */
    public record Candidate(String name, String engine, Optional<Kind> kind, History row) {

        /** Wrong results on every version that was tried have nothing in common but that: nobody has mended any of them yet. */
        private boolean canBeMerged() {
            boolean wrong = kind.filter(Kind.WRONG_RESULT::equals).isPresent();
            return !row.reproducing().isEmpty() && (!wrong || row.hasGood());
        }

        private List<Object> key() {
            return List.of(engine, kind, row.reproducing(), row.conclusive());
        }
    }

    /** The findings that belong together, by name: groups of two or more, in the order in which they are given. */
    public static List<List<String>> groups(List<Candidate> candidates) {
        Map<List<Object>, List<String>> groups = new LinkedHashMap<>();
        candidates.stream()
                .filter(Candidate::canBeMerged)
                .forEach(candidate -> groups.computeIfAbsent(candidate.key(), key -> new ArrayList<>())
                        .add(candidate.name()));
        return groups.values().stream().filter(group -> group.size() > 1).toList();
    }
}
