package dev.touchstone.gremlin.shape;

import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.shape.Indeterminacy.Part;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether what a traversal writes does not depend on which traverser comes first. A traverser may be found after another has written; so
 * all must be found before the first writes, or each must be found by nothing but what it is itself.
 */
final class WritingOrder {
    private static final Indeterminacy OPEN = new Indeterminacy(Part.VALUES, "it writes while it reads");

    /** After these all traversers are there, or one is. */
    private static final Set<String> WAITING = Set.of("barrier", "fold", "count");

    /** Those that look at nothing but the element itself. */
    private static final Set<String> OWN =
            Set.of("has", "hasNot", "hasLabel", "hasId", "as", "identity", "dedup", "properties", "hasKey", "hasValue");

    /** What may follow: it looks at what was written by the traverser itself, or at nothing. */
    private static final Set<String> AFTER = Set.of(
            "option",
            "from",
            "to",
            "as",
            "by",
            "select",
            "count",
            "constant",
            "label",
            "values",
            "valueMap",
            "none",
            "discard",
            "iterate");

    private WritingOrder() {}

    static Optional<Indeterminacy> open(Traversal traversal) {
        List<Call> calls = traversal.calls();
        int first = 0;
        while (first < calls.size() && !Writes.in(calls.get(first))) {
            first++;
        }
        return first == calls.size() || isOrdered(calls.subList(0, first), calls.subList(first, calls.size()))
                ? Optional.empty()
                : Optional.of(OPEN);
    }

    private static boolean isOrdered(List<Call> before, List<Call> from) {
        boolean known = before.isEmpty()
                || findsOne(before)
                || behindWait(before)
                || (isOwn(before) && !addsAsRead(before.getFirst(), from));
        return known
                && from.stream().allMatch(call -> StepTable.isWriting(call) ? isPlain(call) : follows(call, before));
    }

    /** A step that writes, and reads nothing of the graph but the ends of an edge that it adds. */
    private static boolean isPlain(Call call) {
        return call.arguments().stream()
                .noneMatch(argument -> argument instanceof Nested(Traversal inner)
                        && inner.calls().stream().anyMatch(step -> !isConstant(step)));
    }

    private static boolean isConstant(Call call) {
        return List.of("constant", "values", "label", "select").contains(call.name());
    }

    /** Writes within another step are done in a known order where there is one traverser only. */
    private static boolean follows(Call call, List<Call> before) {
        return Writes.in(call)
                ? before.isEmpty() || isFolded(before)
                : AFTER.contains(call.name())
                        && Kind.nested(call).stream()
                                .allMatch(inner -> findsOne(inner.calls())
                                        || inner.calls().stream().allMatch(WritingOrder::isConstant));
    }

    private static boolean isFolded(List<Call> before) {
        return List.of("fold", "count").contains(before.getLast().name());
    }

    private static boolean behindWait(List<Call> before) {
        int last = before.size() - 1;
        while (last > 0 && looksAtItself(before.get(last))) {
            last--;
        }
        return WAITING.contains(before.get(last).name());
    }

    private static boolean isOwn(List<Call> before) {
        return List.of("V", "E").contains(before.getFirst().name())
                && before.stream().skip(1).allMatch(WritingOrder::looksAtItself);
    }

    private static boolean looksAtItself(Call call) {
        return OWN.contains(call.name()) && call.arguments().stream().noneMatch(Nested.class::isInstance);
    }

    /** Whether it adds what it goes through. */
    private static boolean addsAsRead(Call start, List<Call> from) {
        Set<String> added = start.name().equals("V") ? Set.of("addV", "mergeV") : Set.of("addE", "mergeE");
        return from.stream().anyMatch(call -> added.contains(call.name()));
    }

    /** {@code V().has('uid', 5)}, once or several times, finds one vertex. */
    static boolean findsOne(List<Call> before) {
        for (int i = 0; i < before.size(); i++) {
            Call call = before.get(i);
            boolean known = call.name().equals("as")
                    || isKey(call)
                    || (List.of("V", "E").contains(call.name()) && i + 1 < before.size() && isKey(before.get(i + 1)));
            if (!known) {
                return false;
            }
        }
        return true;
    }

    static boolean isKey(Call call) {
        return call.name().equals("has")
                && call.arguments().size() == 2
                && call.arguments().getFirst().equals(Argument.text(Element.KEY))
                && call.arguments().get(1) instanceof Argument.Constant;
    }
}
