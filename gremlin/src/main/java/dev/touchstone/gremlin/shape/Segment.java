package dev.touchstone.gremlin.shape;

import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A step with what belongs to it: {@code order().by('age')}, {@code repeat(…).times(2)}. What takes the first of an order belongs to it as
 * well.
 */
record Segment(List<Call> calls) {
    private static final Set<String> MODULATORS = Set.of("by", "as", "from", "to", "option", "with");

    /** Those that belong to a {@code repeat}, before it or after it. */
    private static final Set<String> LOOPING = Set.of("times", "until", "emit");

    private static final Set<String> CUTTING = Set.of("limit", "range", "skip", "tail");

    /** Those that look at where a traverser has been, or at what others left behind. */
    private static final Set<String> READERS = Set.of(
            "path",
            "simplePath",
            "cyclicPath",
            "select",
            "match",
            "cap",
            "sack",
            "otherV",
            "tree",
            "loops",
            "math",
            "subgraph");

    /** Those whose loops are their own: {@code loops()} within them does not look at anything before them. */
    private static final Set<String> OWN_LOOPS = Set.of("repeat", "until", "emit");

    /** Those that work on each traverser alone and lead from elements to elements. */
    private static final Set<String> ATOMIC = Set.of(
            "out",
            "in",
            "both",
            "outE",
            "inE",
            "bothE",
            "outV",
            "inV",
            "bothV",
            "has",
            "hasNot",
            "hasLabel",
            "hasId",
            "where",
            "filter",
            "not",
            "and",
            "or",
            "identity",
            "union",
            "coalesce",
            "choose",
            "optional",
            "local",
            "repeat",
            "flatMap",
            "map",
            "V",
            "E");

    /** Those that within another step gather what all traversers bring, or only some of them. */
    private static final Set<String> GATHERING = Set.of(
            "dedup",
            "order",
            "limit",
            "range",
            "skip",
            "tail",
            "sample",
            "aggregate",
            "store",
            "cap",
            "barrier",
            "fold",
            "group",
            "groupCount",
            "count",
            "sum",
            "mean",
            "min",
            "max");

    /**
     * Those that run what is within them once for each traverser, so that it gathers what one of them brings. {@code local} is not one
     * of them: before 3.8, {@code local(count())} gives one 2 for two that travel as one. What a {@code by} of {@code group} gathers
     * counts those that travel as one for as many as they are.
     */
    private static final Set<String> EACH =
            Set.of("where", "filter", "not", "and", "or", "flatMap", "map", "coalesce", "by", "until", "emit", "has");

    Segment {
        calls = List.copyOf(calls);
    }

    static List<Segment> of(Traversal traversal) {
        List<List<Call>> segments = new ArrayList<>();
        for (Call call : traversal.calls()) {
            if (segments.isEmpty() || !belongs(call.name(), segments.getLast())) {
                segments.add(new ArrayList<>());
            }
            segments.getLast().add(call);
        }
        return segments.stream().map(Segment::new).toList();
    }

    private static boolean belongs(String name, List<Call> segment) {
        String first = segment.getFirst().name();
        boolean repeats = segment.stream().anyMatch(call -> call.name().equals("repeat"));
        return switch (name) {
            case "repeat" -> LOOPING.contains(first) && !repeats;
            case String loop
            when LOOPING.contains(loop) ->
                repeats
                        ? segment.stream().noneMatch(call -> isSameOfALoop(call.name(), loop))
                        : LOOPING.contains(first);
            case String cutting when CUTTING.contains(cutting) -> first.equals("order");
            default -> MODULATORS.contains(name);
        };
    }

    /** The name of the step itself. */
    String name() {
        return calls.stream()
                .map(Call::name)
                .filter(name -> !LOOPING.contains(name))
                .findFirst()
                .orElse(calls.getFirst().name());
    }

    /** Its calls without the names that it gives. */
    List<Call> unnamed() {
        return calls.stream().filter(call -> !call.name().equals("as")).toList();
    }

    /** A loop has one {@code emit}, and one {@code until} or {@code times}; another begins the next loop. */
    private static boolean isSameOfALoop(String one, String other) {
        return LOOPING.contains(one) && one.equals("emit") == other.equals("emit");
    }

    /** Whether it depends on more of a traverser than where it is now. */
    boolean readsHistory() {
        return calls.stream().anyMatch(Segment::readsHistory);
    }

    private static boolean readsHistory(Call call) {
        boolean byLabel = (call.name().equals("where") || call.name().equals("dedup"))
                && call.arguments().stream().anyMatch(argument -> !(argument instanceof Nested));
        return byLabel
                || READERS.contains(call.name())
                || Kind.nested(call).stream()
                        .flatMap(inner -> inner.calls().stream())
                        .filter(inner -> !isOwnLoop(call, inner))
                        .anyMatch(inner -> readsHistory(inner) || inner.name().equals("as"));
    }

    /** {@code until(loops().is(2))}, and the same within an {@code or}. */
    private static boolean isOwnLoop(Call call, Call inner) {
        return OWN_LOOPS.contains(call.name())
                && (inner.name().equals("loops")
                        || (List.of("or", "and").contains(inner.name())
                                && Kind.nested(inner).stream()
                                        .flatMap(part -> part.calls().stream())
                                        .noneMatch(part -> !part.name().equals("loops") && readsHistory(part))));
    }

    /** Whether what it does to many traversers is what it does to each, put together. */
    boolean isAtomic() {
        return ATOMIC.contains(name()) && isSteady();
    }

    /** Whether it needs all traversers at once, and gives some or all of the elements that it gets. */
    boolean gathersElements() {
        return List.of("dedup", "order").contains(name()) && isSteady();
    }

    boolean sorts() {
        return name().equals("order");
    }

    /** Whether it sorts, and takes all. */
    boolean sortsAll() {
        return sorts() && !needsOrder() && isSteady();
    }

    /** Whether what it gives depends on the order of what it gets. */
    boolean needsOrder() {
        return calls.stream().anyMatch(call -> call.name().equals("fold") || CUTTING.contains(call.name()));
    }

    /**
     * Whether it does the same however traversers are bulked: what gathers within a branch that is not run for each of them does not
     * ({@code optional(dedup())} makes one of two that travel as one).
     */
    boolean isSteady() {
        return calls.stream().allMatch(Segment::isAlone);
    }

    private static boolean isAlone(Call call) {
        return EACH.contains(call.name())
                || Kind.nested(call).stream()
                        .flatMap(inner -> inner.calls().stream())
                        .allMatch(inner -> !GATHERING.contains(inner.name()) && isAlone(inner));
    }

    Kind after(Kind kind) {
        return kind.after(this);
    }
}
