package dev.touchstone.campaign.examine;

import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.report.Construct;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is left in the statements of shrunk findings. A failing case that has all of it probably shows the same bug again, whatever else it
 * has. An error needs none: it is told by its class and place.
 */
final class Triggers {
    /** What weighs less than this is in so many statements that it tells nothing. */
    private static final int TELLING = 60;

    private final Map<Trigger, Integer> met = new LinkedHashMap<>();

    /** How an engine fails, and by which constructs. */
    private record Trigger(String engine, Kind kind, Set<String> constructs, int weight) {
        static Trigger of(Fail fail, List<Construct> constructs) {
            return new Trigger(
                    fail.engine().name(),
                    fail.kind(),
                    constructs.stream().map(Construct::name).collect(Collectors.toUnmodifiableSet()),
                    constructs.stream().mapToInt(Construct::weight).sum());
        }

        boolean isTelling() {
            return weight >= TELLING
                    && switch (kind) {
                        case WRONG_RESULT, CRASH, HANG -> true;
                        case UNEXPECTED_EXCEPTION, MISSING_EXCEPTION, INTERNAL_ERROR -> false;
                    };
        }
    }

    /** Remembers a shrunk finding, the constructs of whose statement are these. */
    void add(Fail fail, List<Construct> constructs) {
        Trigger trigger = Trigger.of(fail, constructs);
        if (trigger.isTelling()) {
            met.putIfAbsent(trigger, 1);
        }
    }

    /**
     * How often something like this failing case was met, this time and the finding itself included; 0 where there is no such finding. Of several
     * findings the most telling counts.
     */
    int count(Fail fail, List<Construct> constructs) {
        Set<String> names = new HashSet<>();
        constructs.forEach(construct -> names.add(construct.name()));
        return met.keySet().stream()
                .filter(trigger -> trigger.engine().equals(fail.engine().name())
                        && trigger.kind() == fail.kind()
                        && names.containsAll(trigger.constructs()))
                .reduce((one, other) -> other.weight() > one.weight() ? other : one)
                .map(trigger -> met.merge(trigger, 1, Integer::sum))
                .orElse(0);
    }
}
