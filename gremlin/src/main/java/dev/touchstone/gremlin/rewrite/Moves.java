package dev.touchstone.gremlin.rewrite;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.shape.Kind;
import dev.touchstone.gremlin.shape.Steps;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rules on steps that lead from elements to elements. Paths may become others, and so nothing after them may read paths. */
final class Moves {
    private static final Set<String> MOVES =
            Set.of("out", "in", "both", "outE", "inE", "bothE", "outV", "inV", "bothV");
    private static final Set<String> LABELLED = Set.of("out", "in", "both", "outE", "inE", "bothE");

    private Moves() {}

    /** A loop leads both ways at once: whether once or twice is not ours to say. */
    private static boolean hasNoLoops(Dataset dataset) {
        return dataset instanceof PropertyGraph graph && !graph.hasLoops();
    }

    static List<RewriteRule<Traversal>> all() {
        return List.of(
                new RewriteRule<>(
                        "repeat-once",
                        "A step that is repeated once is done once.",
                        RewriteClaim.SAME,
                        traversal -> each(traversal, Moves::repeated)),
                new RewriteRule<>(
                        "over-edges",
                        "A neighbour is what is at the other end of an edge.",
                        RewriteClaim.SAME,
                        Moves::hasNoLoops,
                        traversal -> each(traversal, Moves::overEdges)),
                new RewriteRule<>(
                        "both-as-union",
                        "Neighbours in both directions are those there and those back, each as often as there are edges.",
                        RewriteClaim.SAME,
                        Moves::hasNoLoops,
                        traversal -> each(traversal, Moves::united)),
                new RewriteRule<>(
                        "any-label",
                        "Over edges of any label no less is found, if all that follows treats each traverser by itself.",
                        RewriteClaim.NO_LESS,
                        traversal -> wider(
                                traversal,
                                call -> LABELLED.contains(call.name())
                                                && !call.arguments().isEmpty()
                                        ? List.of(Call.of(call.name()))
                                        : List.of())),
                new RewriteRule<>(
                        "any-direction",
                        "In both directions no less is found than in one, if all that follows treats each traverser by itself.",
                        RewriteClaim.NO_LESS,
                        traversal -> wider(traversal, Moves::bothWays)));
    }

    private static List<Traversal> each(Traversal traversal, Function<Call, List<Call>> others) {
        return where(traversal, others, false);
    }

    private static List<Traversal> wider(Traversal traversal, Function<Call, List<Call>> others) {
        return where(traversal, others, true);
    }

    private static List<Traversal> where(Traversal traversal, Function<Call, List<Call>> others, boolean alone) {
        Steps steps = Steps.of(traversal);
        List<Kind> kinds = steps.kinds();
        return IntStream.range(1, steps.size())
                .filter(i -> steps.isSimple(i)
                        && MOVES.contains(steps.get(i).getFirst().name())
                        && kinds.get(i) != Kind.OTHER
                        && !steps.isRememberedFrom(i)
                        && (!alone || steps.distributesFrom(i + 1)))
                .boxed()
                .flatMap(i -> {
                    List<Call> other = others.apply(steps.get(i).getFirst());
                    return other.isEmpty() ? Stream.empty() : Stream.of(steps.with(i, i + 1, other));
                })
                .toList();
    }

    static List<Call> repeated(Call call) {
        return List.of(
                Call.of("repeat", Argument.nested(call)),
                Call.of("times", new Argument.Constant(new Typed(PropertyType.INT, Values.of(1)))));
    }

    private static List<Call> overEdges(Call call) {
        return switch (call.name()) {
            case "out" -> List.of(new Call("outE", call.arguments()), Call.of("inV"));
            case "in" -> List.of(new Call("inE", call.arguments()), Call.of("outV"));
            case "both" -> List.of(new Call("bothE", call.arguments()), Call.of("otherV"));
            default -> List.of();
        };
    }

    private static List<Call> united(Call call) {
        return switch (call.name()) {
            case "both" -> union(new Call("out", call.arguments()), new Call("in", call.arguments()));
            case "bothE" -> union(new Call("outE", call.arguments()), new Call("inE", call.arguments()));
            case "bothV" -> union(Call.of("outV"), Call.of("inV"));
            default -> List.of();
        };
    }

    private static List<Call> union(Call one, Call other) {
        return List.of(Call.of("union", Argument.nested(one), Argument.nested(other)));
    }

    private static List<Call> bothWays(Call call) {
        return switch (call.name()) {
            case "out", "in" -> List.of(new Call("both", call.arguments()));
            case "outE", "inE" -> List.of(new Call("bothE", call.arguments()));
            case "outV", "inV" -> List.of(Call.of("bothV"));
            default -> List.of();
        };
    }
}
