package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Set;

/**
 * What decides which traversers go on. Engines choose which of several conditions they ask first, and take no more than is asked for, so that
 * a condition that is an error for some elements may never meet them. Where there is one condition, there is nothing to choose. To sort by a
 * property is an error where it is missing (before 3.6), and TinkerPop moves conditions from behind an {@code order} to before it: it
 * counts as one, too.
 */
public final class Conditions {
    private static final Set<String> NAMES = Set.of(
            "has",
            "hasNot",
            "hasLabel",
            "hasId",
            "hasKey",
            "hasValue",
            "where",
            "filter",
            "not",
            "and",
            "or",
            "is",
            "limit",
            "range",
            "skip",
            "tail",
            "dedup",
            "simplePath",
            "cyclicPath",
            "match");

    private static final Argument KEY = Argument.text(Element.KEY);

    private Conditions() {}

    /** Whether there is more than one. A condition that is made of others counts as these. */
    public static boolean areSeveral(Traversal traversal) {
        return count(traversal) > 1;
    }

    /** Whether there is any in one of these. */
    public static boolean areIn(List<Traversal> steps) {
        return steps.stream().anyMatch(step -> count(step) > 0);
    }

    private static long count(Traversal traversal) {
        return Tree.nodes(traversal)
                .filter(Traversal.class::isInstance)
                .flatMap(level -> Segment.of((Traversal) level).stream())
                .mapToLong(Conditions::own)
                .sum();
    }

    /** Those of a step itself, without those within it. */
    private static long own(Segment segment) {
        long own = segment.calls().stream()
                .filter(call -> NAMES.contains(call.name()))
                .filter(call -> !areIn(Kind.nested(call)) || isOfAny(call))
                .count();
        return own + (sortsByProperty(segment) ? 1 : 0);
    }

    /** Whether one of several neighbours is enough: which of them is asked first is open, too. */
    private static boolean isOfAny(Call call) {
        return Kind.nested(call).stream()
                .anyMatch(inner -> areIn(List.of(inner)) && !SingleResult.are(Kind.OTHER, inner));
    }

    /** Whether a step is a condition that is not made of others; what stands within {@code has} is part of it. */
    static boolean isOne(Segment segment) {
        Call call = segment.calls().getFirst();
        boolean plain = NAMES.contains(call.name()) && (call.name().equals("has") || !areIn(Kind.nested(call)));
        return plain || sortsByProperty(segment);
    }

    private static boolean sortsByProperty(Segment segment) {
        return segment.sorts() && segment.calls().stream().anyMatch(Conditions::isByProperty);
    }

    /** A {@code by} that may find nothing, or what cannot be compared: every element has the key and a label. */
    static boolean isByProperty(Call call) {
        return call.name().equals("by")
                && !call.arguments().isEmpty()
                && !call.arguments().getFirst().equals(KEY)
                && !(call.arguments().getFirst() instanceof Token);
    }
}
