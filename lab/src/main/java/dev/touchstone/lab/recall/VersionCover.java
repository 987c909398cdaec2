package dev.touchstone.lab.recall;

import dev.touchstone.core.engine.EngineId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Few versions on which all bugs can be met: always the one with the most bugs that no other has yet.
 *
 * @param problems why which versions do not run here, as far as they were tried
 */
record VersionCover(List<EngineId> versions, Map<EngineId, String> problems) {

    /**
     * The cover of these bugs.
     *
     * @param problem why a version does not run here; empty where it does
     */
    static VersionCover of(List<KnownBug> bugs, Function<EngineId, Optional<String>> problem) {
        List<EngineId> chosen = new ArrayList<>();
        Map<EngineId, String> problems = new LinkedHashMap<>();
        List<KnownBug> open = new ArrayList<>(bugs);
        Optional<EngineId> next = best(open, bugs, problems);
        while (next.isPresent()) {
            EngineId version = next.get();
            Optional<String> trouble = problem.apply(version);
            if (trouble.isPresent()) {
                problems.put(version, trouble.get());
            } else {
                chosen.add(version);
                open.removeIf(bug -> bug.isBadOn(version));
            }
            next = best(open, bugs, problems);
        }
        return new VersionCover(List.copyOf(chosen), problems);
    }

    /** The version with the most open bugs; of several the one with the most bugs at all, and then the first. */
    private static Optional<EngineId> best(List<KnownBug> open, List<KnownBug> all, Map<EngineId, String> problems) {
        Comparator<EngineId> order = Comparator.<EngineId>comparingLong(version -> count(open, version))
                .thenComparingLong(version -> count(all, version));
        return open.stream()
                .flatMap(bug -> bug.versions().bad().stream())
                .distinct()
                .filter(version -> !problems.containsKey(version))
                .reduce((one, other) -> order.compare(other, one) > 0 ? other : one);
    }

    private static long count(List<KnownBug> bugs, EngineId version) {
        return bugs.stream().filter(bug -> bug.isBadOn(version)).count();
    }

    /** The first of the versions on which a bug can be met. */
    Optional<EngineId> versionFor(KnownBug bug) {
        return versions.stream().filter(bug::isBadOn).findFirst();
    }

    /** Why none of a bug's versions runs here. */
    String whyNot(KnownBug bug) {
        List<String> reasons = new ArrayList<>();
        bug.versions().bad().stream()
                .flatMap(version -> Optional.ofNullable(problems.get(version)).stream())
                .forEach(reasons::add);
        bug.versions().unread().forEach(text -> reasons.add("\"" + text + "\" is no version of an engine here"));
        return reasons.isEmpty() ? "it names none" : String.join("; ", reasons);
    }
}
