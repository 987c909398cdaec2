package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Set;

/**
 * Whether no step gets what it cannot take, as far as that is known: {@code g.V().outV()} is an error. In a filter it is one only for what
 * gets there, and engines choose which filter they ask first.
 */
final class StepTypes {
    private static final Set<String> OF_VERTICES = Set.of("out", "in", "both", "outE", "inE", "bothE");
    private static final Set<String> OF_EDGES = Set.of("outV", "inV", "bothV", "otherV");

    private StepTypes() {}

    static boolean is(Traversal traversal) {
        return Tree.nodes(traversal).noneMatch(StepTypes::isBare) && is(Kind.OTHER, traversal);
    }

    /** A predicate without what it compares with; only a list of alternatives may be empty. */
    private static boolean isBare(Record node) {
        return node instanceof Predicate predicate
                && predicate.arguments().isEmpty()
                && !predicate.name().startsWith("with");
    }

    private static boolean is(Kind start, Traversal traversal) {
        List<Segment> segments = Segment.of(traversal);
        List<Kind> kinds = start.along(segments);
        for (int i = 0; i < segments.size(); i++) {
            List<Call> calls = segments.get(i).calls();
            if (!takes(kinds.get(i), calls.getFirst()) || !fitWithin(calls, kinds.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean takes(Kind kind, Call step) {
        return switch (kind) {
            case VERTEX -> !OF_EDGES.contains(step.name());
            case EDGE -> !OF_VERTICES.contains(step.name());
            case OTHER -> true;
        };
    }

    private static boolean fitWithin(List<Call> calls, Kind kind) {
        for (Call call : calls) {
            if (!fitsWithin(call, kind)) {
                return false;
            }
        }
        return true;
    }

    private static boolean fitsWithin(Call call, Kind kind) {
        return Kind.nested(call).stream().allMatch(inner -> is(kind.within(call, inner), inner));
    }
}
