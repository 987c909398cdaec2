package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The conditions of a traversal, each asked alone of everything in the graph that it could be asked of. Where each is answered, none is an
 * error for any element, and so none is in whatever order they are asked.
 *
 * <pre>{@code
 * g.V().has('a', P.gt(1)).where(__.out().has('b', 'x'))
 * g.V().barrier().has('a', P.gt(1))
 * g.V().barrier().has('b', 'x')
 * }</pre>
 *
 * <p>The barrier keeps an engine from asking an index, which never meets the elements that are an error.
 */
public final class LoneConditions {
    /** They count, or compare where a traverser has been with where it is. */
    private static final Set<String> NEVER_AN_ERROR =
            Set.of("limit", "range", "skip", "tail", "simplePath", "cyclicPath");

    private static final Set<String> EQUALITY = Set.of("eq", "neq", "within", "without");

    /** Those that make of each traverser what a condition is about; a count can be compared however large it is. */
    private static final Set<String> LEADING = Set.of("values", "properties", "label", "key", "value", "count");

    private static final Set<String> LOOPS = Set.of("repeat", "until", "emit");

    private final List<Traversal> alone = new ArrayList<>();

    private LoneConditions() {}

    /** Those that may be an error; empty if one of them cannot be asked alone. */
    public static Optional<List<Traversal>> of(Traversal traversal) {
        LoneConditions conditions = new LoneConditions();
        return conditions.add(Kind.OTHER, traversal)
                ? Optional.of(conditions.alone.stream().distinct().toList())
                : Optional.empty();
    }

    private boolean add(Kind start, Traversal level) {
        List<Segment> segments = Segment.of(level);
        List<Kind> kinds = start.along(segments);
        for (int i = 0; i < segments.size(); i++) {
            boolean added = Conditions.isOne(segments.get(i))
                    ? isNeverAnError(segments, i) || addOne(segments, kinds, i)
                    : addWithin(segments.get(i), kinds.get(i), kinds.get(i + 1));
            if (!added) {
                return false;
            }
        }
        return true;
    }

    private boolean addWithin(Segment segment, Kind before, Kind after) {
        for (Call call : segment.calls()) {
            for (Traversal inner : Kind.nested(call)) {
                if (Conditions.areIn(List.of(inner)) && !add(within(call, inner, before, after), inner)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** A loop whose rounds end where they began begins all of them with the same kind. */
    private static Kind within(Call call, Traversal inner, Kind before, Kind after) {
        if (LOOPS.contains(call.name())) {
            return before == after ? before : Kind.OTHER;
        }
        return call.name().equals("option") ? before : before.within(call, inner);
    }

    /** From the last vertices or edges before it. */
    private boolean addOne(List<Segment> segments, List<Kind> kinds, int at) {
        int from = at;
        while (from > 0
                && kinds.get(from) == Kind.OTHER
                && LEADING.contains(segments.get(from - 1).name())) {
            from--;
        }
        if (kinds.get(from) == Kind.OTHER || segments.get(at).readsHistory()) {
            return false;
        }
        List<Call> calls = new ArrayList<>();
        calls.add(Call.of(kinds.get(from) == Kind.EDGE ? "E" : "V"));
        calls.add(Call.of("barrier"));
        segments.subList(from, at + 1).forEach(segment -> calls.addAll(segment.unnamed()));
        alone.add(new Traversal(calls));
        return true;
    }

    private static boolean isNeverAnError(List<Segment> segments, int at) {
        Segment segment = segments.get(at);
        Call call = segment.calls().getFirst();
        return switch (call.name()) {
            case "is" -> at > 0 && segments.get(at - 1).name().equals("loops");
            case "dedup" -> segment.calls().stream().noneMatch(Conditions::isByProperty);
            case "where" ->
                call.arguments().stream().noneMatch(Nested.class::isInstance)
                        && segment.calls().stream().noneMatch(Conditions::isByProperty)
                        && (isOfKeys(segment) || call.arguments().stream().allMatch(LoneConditions::asksForEquality));
            default -> NEVER_AN_ERROR.contains(call.name());
        };
    }

    /** Keys and labels are of one type each. */
    private static boolean isOfKeys(Segment segment) {
        return segment.calls().stream().anyMatch(call -> call.name().equals("by"));
    }

    /** Anything can be equal to anything. */
    private static boolean asksForEquality(Argument argument) {
        return Tree.nodes((Record) argument)
                .allMatch(node -> !(node instanceof Predicate predicate) || EQUALITY.contains(predicate.name()));
    }
}
