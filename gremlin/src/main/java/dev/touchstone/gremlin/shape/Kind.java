package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What traversers are at between two steps, as far as it is known without the data. */
public enum Kind {
    VERTEX,
    EDGE,
    OTHER;

    private static final Set<String> TO_VERTICES = Set.of("V", "out", "in", "both", "outV", "inV", "bothV", "otherV");
    private static final Set<String> TO_EDGES = Set.of("E", "outE", "inE", "bothE");
    private static final Set<String> KEEPING = Set.of(
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
    /** Those whose inner traversals begin where the step itself does. */
    private static final Set<String> BEGINNING_HERE = Set.of(
            "filter",
            "where",
            "not",
            "and",
            "or",
            "union",
            "coalesce",
            "optional",
            "choose",
            "branch",
            "local",
            "map",
            "flatMap",
            "sideEffect");

    private static final Set<String> BRANCHING = Set.of("union", "coalesce", "choose", "local", "map", "flatMap");

    /** After a step with what belongs to it. */
    Kind after(Segment segment) {
        Kind kind = this;
        for (Call call : segment.calls()) {
            // A choose() with one argument has its ways in the option()s that belong to it.
            kind = isChoice(call) ? common(ways(segment)) : kind.after(call);
        }
        return kind;
    }

    private static boolean isChoice(Call call) {
        return call.name().equals("choose") && call.arguments().size() == 1;
    }

    private static List<Traversal> ways(Segment segment) {
        return segment.calls().stream()
                .filter(call -> call.name().equals("option"))
                .map(call -> nested(call).isEmpty()
                        ? Traversal.of(Call.of("unknown"))
                        : nested(call).getLast())
                .toList();
    }

    private Kind after(Call call) {
        String name = call.name();
        if (TO_VERTICES.contains(name)) {
            return VERTEX;
        }
        if (TO_EDGES.contains(name)) {
            return EDGE;
        }
        if (KEEPING.contains(name)) {
            return this;
        }
        return switch (name) {
            // With an operator it fills a sack, and without it gives what is in one.
            case "sack" -> call.arguments().isEmpty() ? OTHER : this;
            case "repeat", "optional" -> nested(call).stream().allMatch(inner -> after(inner) == this) ? this : OTHER;
            case "choose" -> afterCondition(nested(call));
            case String any when BRANCHING.contains(any) -> common(nested(call));
            default -> OTHER;
        };
    }

    /** A condition and two ways; with one way, who does not fulfil it stays where they are. */
    private Kind afterCondition(List<Traversal> nested) {
        return switch (nested.size()) {
            case 2 -> after(nested.get(1)) == this ? this : OTHER;
            case 3 -> common(nested.subList(1, 3));
            default -> OTHER;
        };
    }

    /** After a traversal. What a {@code select} of one name gives is what was named, if all that was named so is of one kind. */
    public Kind after(Traversal traversal) {
        return along(Segment.of(traversal)).getLast();
    }

    /** Before each of the segments, and after the last. */
    List<Kind> along(List<Segment> segments) {
        Map<String, Kind> named = new LinkedHashMap<>();
        List<Kind> kinds = new ArrayList<>(List.of(this));
        for (Segment segment : segments) {
            Kind kind = selected(segment, named, kinds.getLast());
            kinds.add(kind);
            for (Call call : segment.calls()) {
                if (call.name().equals("as")) {
                    call.arguments().forEach(name -> name(named, name, kind));
                }
                Map<Argument, Kind> matched =
                        call.name().equals("match") ? MatchedKinds.of(call, kinds.get(kinds.size() - 2)) : Map.of();
                matched.forEach((name, of) -> name(named, name, of));
                nested(call).stream()
                        .flatMap(Tree::nodes)
                        .filter(node ->
                                node instanceof Call inner && inner.name().equals("as"))
                        .flatMap(node -> ((Call) node).arguments().stream())
                        .filter(name -> !matched.containsKey(name))
                        .forEach(name -> name(named, name, OTHER));
            }
        }
        return kinds;
    }

    private static void name(Map<String, Kind> named, Argument name, Kind kind) {
        named.merge(name.toString(), kind, Kind::common);
    }

    private static Kind selected(Segment segment, Map<String, Kind> named, Kind before) {
        Call call = segment.calls().getFirst();
        boolean one = call.name().equals("select") && call.arguments().size() == 1;
        return one && segment.calls().stream().noneMatch(other -> other.name().equals("by"))
                ? named.getOrDefault(call.arguments().getFirst().toString(), OTHER)
                : before.after(segment);
    }

    static Kind common(Kind one, Kind other) {
        return one == other ? one : OTHER;
    }

    private Kind common(List<Traversal> branches) {
        List<Kind> kinds = branches.stream().map(this::after).distinct().toList();
        return kinds.size() == 1 ? kinds.getFirst() : OTHER;
    }

    /** Where a traversal within a step begins, if the step begins here. */
    Kind within(Call call, Traversal inner) {
        boolean named =
                !inner.calls().isEmpty() && inner.calls().getFirst().name().equals("as");
        return BEGINNING_HERE.contains(call.name()) && !named ? this : OTHER;
    }

    static List<Traversal> nested(Call call) {
        List<Traversal> nested = new ArrayList<>();
        for (Argument argument : call.arguments()) {
            if (argument instanceof Nested(Traversal traversal)) {
                nested.add(traversal);
            }
        }
        return nested;
    }
}
