package dev.touchstone.triage;

import dev.touchstone.core.finding.FailureKey;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which findings are probably one bug: they fail on the same engine, the same way, on the same versions. */
public final class Merging {
    private Merging() {}

    /**
     * A finding, as far as that matters.
     *
     * @param failure what the failure consists in; one of which nothing is known stays alone
     * @param row what it does on the versions of the engine; where none reproduces it, it stays alone
     */
    public record Candidate(String name, String engine, Optional<FailureKey> failure, History row) {

        /** Wrong results on every version that was tried have nothing in common but that: nobody has mended any of them yet. */
        private boolean canBeMerged() {
            boolean wrong =
                    failure.filter(known -> known.kind() == Kind.WRONG_RESULT).isPresent();
            return failure.isPresent() && !row.reproducing().isEmpty() && (!wrong || row.hasGood());
        }

        private List<Object> key() {
            return List.of(engine, failure, row.reproducing(), row.conclusive());
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
