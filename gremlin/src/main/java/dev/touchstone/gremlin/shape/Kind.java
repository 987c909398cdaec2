package dev.touchstone.gremlin.shape;

import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;

/** What traversers are at between two steps, as far as it can be told without the data. */
public enum Kind {
    VERTEX,
    EDGE,
    OTHER;

    private static final List<String> TO_VERTICES = List.of("out", "in", "both", "V");
    private static final List<String> TO_EDGES = List.of("outE", "inE", "bothE", "E");
    private static final List<String> TO_ENDS = List.of("outV", "inV", "bothV", "otherV");
    private static final List<String> KEEPING = List.of(
            "has",
            "hasNot",
            "hasLabel",
            "hasId",
            "where",
            "filter",
            "not",
            "and",
            "or",
            "is",
            "identity",
            "dedup",
            "order",
            "limit",
            "range",
            "skip",
            "tail",
            "sample",
            "barrier",
            "as",
            "by",
            "times",
            "emit",
            "until",
            "aggregate",
            "store",
            "sideEffect",
            "simplePath",
            "cyclicPath",
            "property",
            "option");
    private static final List<String> BRANCHING = List.of("union", "coalesce", "choose", "local", "map", "flatMap");

    /** After a step. */
    public Kind after(Call call) {
        String name = call.name();
        if (TO_VERTICES.contains(name) && (this == VERTEX || name.equals("V"))) {
            return VERTEX;
        }
        if (TO_EDGES.contains(name) && (this == VERTEX || name.equals("E"))) {
            return EDGE;
        }
        if (TO_ENDS.contains(name) && this == EDGE) {
            return VERTEX;
        }
        if (KEEPING.contains(name)) {
            return this;
        }
        return switch (name) {
            case "repeat", "optional" -> nested(call).stream().allMatch(inner -> after(inner) == this) ? this : OTHER;
            case String any when BRANCHING.contains(any) -> common(branches(call));
            default -> OTHER;
        };
    }

    public Kind after(Traversal traversal) {
        Kind kind = this;
        for (Call call : traversal.calls()) {
            kind = kind.after(call);
        }
        return kind;
    }

    private Kind common(List<Traversal> branches) {
        List<Kind> kinds = branches.stream().map(this::after).distinct().toList();
        return kinds.size() == 1 ? kinds.getFirst() : OTHER;
    }

    /** The first argument of {@code choose} is a condition where there are three. */
    private static List<Traversal> branches(Call call) {
        List<Traversal> nested = nested(call);
        return call.name().equals("choose") ? nested.subList(Math.min(1, nested.size()), nested.size()) : nested;
    }

    static List<Traversal> nested(Call call) {
        return call.arguments().stream()
                .filter(Nested.class::isInstance)
                .map(argument -> ((Nested) argument).traversal())
                .toList();
    }
}
