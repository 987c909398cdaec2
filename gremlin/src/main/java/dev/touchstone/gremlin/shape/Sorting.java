package dev.touchstone.gremlin.shape;

import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;

/** Orders that are total, because they go by the key that every vertex and every edge has, and what takes the first or the last ones. */
final class Sorting {
    private static final Argument KEY = Argument.text(Element.KEY);
    private static final List<String> CUTS = List.of("limit", "range", "skip", "tail");

    private Sorting() {}

    /** Takes some of all traversers, and not of the items of one. */
    static boolean isCut(Call call) {
        return CUTS.contains(call.name()) && !call.arguments().contains(new Token("Scope", "local"));
    }

    /**
     * Comes after {@code order().by('uid')}, with nothing between but other cuts, and values of that key.
     *
     * @param start where the first step begins
     */
    static boolean isSorted(Kind start, List<Call> calls, int at) {
        int before = at - 1;
        while (before >= 0 && (isCut(calls.get(before)) || isValueOfKey(calls.get(before)))) {
            before--;
        }
        boolean byKey = false;
        while (before >= 0 && calls.get(before).name().equals("by")) {
            List<Argument> by = calls.get(before).arguments();
            byKey |= !by.isEmpty() && by.getFirst().equals(KEY) && !by.contains(new Token("Order", "shuffle"));
            before--;
        }
        return byKey
                && before >= 0
                && calls.get(before).name().equals("order")
                && calls.get(before).arguments().isEmpty()
                && areTold(start, calls.subList(0, before));
    }

    /** Comes after an {@code order} by anything, with nothing between but cuts and what makes one value of each. */
    static boolean isSortedSomehow(List<Call> calls, int at) {
        int before = at - 1;
        while (before >= 0
                && (isCut(calls.get(before))
                        || List.of("by", "values", "label")
                                .contains(calls.get(before).name()))) {
            before--;
        }
        return before >= 0 && calls.get(before).name().equals("order");
    }

    /** Whether the key tells apart what comes from these steps: a map has none, and an edge may have that of a vertex. */
    static boolean areTold(Kind start, List<Call> before) {
        return start.after(new Traversal(before)) != Kind.OTHER;
    }

    static boolean isValueOfKey(Call call) {
        return call.name().equals("values") && call.arguments().equals(List.of(KEY));
    }
}
