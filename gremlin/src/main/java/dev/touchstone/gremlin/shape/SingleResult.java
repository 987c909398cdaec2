package dev.touchstone.gremlin.shape;

import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Set;

/** Traversals that give one traverser at most for each that they get. Of several, {@code map} and {@code by} take any. */
final class SingleResult {
    /** Those that make one of all. */
    private static final Set<String> REDUCING =
            Set.of("count", "sum", "min", "max", "mean", "fold", "group", "groupCount");

    /** Those that may make several of one. */
    private static final Set<String> FANNING = Set.of(
            "V",
            "E",
            "out",
            "in",
            "both",
            "outE",
            "inE",
            "bothE",
            "bothV",
            "union",
            "repeat",
            "unfold",
            "properties",
            "match",
            "addE",
            "addV",
            "mergeV",
            "mergeE");

    private SingleResult() {}

    /** Makes one traverser of all: with arguments it works on each alone, or puts something aside. */
    static boolean reduces(Call call) {
        return REDUCING.contains(call.name()) && call.arguments().isEmpty();
    }

    /** What comes after the last step that makes one of all, or that takes the first of an order, makes one of one. */
    static boolean are(Kind start, Traversal traversal) {
        List<Call> calls = traversal.calls();
        for (int i = calls.size() - 1; i >= 0; i--) {
            Call call = calls.get(i);
            if (reduces(call) || Sorting.isSorted(start, calls, i + 1)) {
                return true;
            }
            boolean severalValues =
                    call.name().equals("values") && call.arguments().size() != 1;
            if (FANNING.contains(call.name())
                    || severalValues
                    || !Kind.nested(call).stream().allMatch(inner -> are(Kind.OTHER, inner))) {
                return false;
            }
        }
        return true;
    }
}
