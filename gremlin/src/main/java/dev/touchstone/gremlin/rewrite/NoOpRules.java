package dev.touchstone.gremlin.rewrite;

import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.shape.Kind;
import dev.touchstone.gremlin.shape.Steps;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Steps that do nothing, and counting. */
final class NoOpRules {
    static final String FRESH = "fresh";
    static final String FIRST = "fresh-start";
    static final String LAST = "fresh-end";

    private NoOpRules() {}

    static List<RewriteRule<Traversal>> all() {
        return List.of(
                new RewriteRule<>(
                        "identity",
                        "identity() gives each traverser as it is, and leaves no trace in its path.",
                        RewriteClaim.SAME,
                        traversal -> between(traversal, List.of(Call.of("identity")), false)),
                new RewriteRule<>(
                        "fold-unfold",
                        "A list of all elements, unfolded, is all elements. Paths and names are lost, and so nothing after it may read them.",
                        RewriteClaim.SAME,
                        traversal -> between(traversal, List.of(Call.of("fold"), Call.of("unfold")), true)),
                new RewriteRule<>(
                        "as-select",
                        "What was just named is what is selected by the name. It makes paths longer, and so nothing after it may read them.",
                        RewriteClaim.SAME,
                        traversal -> between(
                                traversal, List.of(Call.of("as", text(FRESH)), Call.of("select", text(FRESH))), true)),
                new RewriteRule<>(
                        "barrier",
                        "A barrier gathers all traversers and lets them go on as they are.",
                        RewriteClaim.SAME,
                        traversal -> between(traversal, List.of(Call.of("barrier")), false)),
                new RewriteRule<>(
                        "dedup-twice",
                        "What is distinct stays as it is when duplicates are taken out once more.",
                        RewriteClaim.SAME,
                        NoOpRules::deduplicated),
                new RewriteRule<>(
                        "counted",
                        "A traversal gives as many results as it counts.",
                        RewriteClaim.COUNTED,
                        traversal -> isCount(traversal.calls().getLast())
                                ? List.of()
                                : List.of(traversal.then(Call.of("count")))),
                new RewriteRule<>(
                        "uncounted",
                        "A traversal counts as many results as it gives without counting.",
                        RewriteClaim.COUNTS,
                        traversal -> isCount(traversal.calls().getLast())
                                        && traversal.calls().size() > 1
                                ? List.of(new Traversal(traversal
                                        .calls()
                                        .subList(0, traversal.calls().size() - 1)))
                                : List.of()));
    }

    /** Whether a traversal has one of the names, as one has that was rewritten before. */
    static boolean areTaken(Traversal traversal) {
        return Tree.nodes(traversal)
                .anyMatch(node -> List.<Record>of((Record) text(FRESH), (Record) text(FIRST), (Record) text(LAST))
                        .contains(node));
    }

    private static boolean isCount(Call call) {
        return call.name().equals("count") && call.arguments().isEmpty();
    }

    /** Before each step but the first, where traversers are at elements: a list would be unfolded as well. */
    private static List<Traversal> between(Traversal traversal, List<Call> idle, boolean forgets) {
        Steps steps = Steps.of(traversal);
        List<Kind> kinds = steps.kinds();
        return IntStream.rangeClosed(1, steps.size())
                .filter(i -> kinds.get(i) != Kind.OTHER && !(forgets && steps.isRememberedFrom(i)))
                .mapToObj(i -> steps.with(i, i, idle))
                .toList();
    }

    private static List<Traversal> deduplicated(Traversal traversal) {
        Steps steps = Steps.of(traversal);
        return IntStream.range(0, steps.size())
                .filter(i -> steps.get(i).getFirst().name().equals("dedup")
                        && steps.get(i).stream().noneMatch(call -> call.name().equals("as")))
                .mapToObj(i -> {
                    List<Call> twice = new ArrayList<>(steps.get(i));
                    twice.addAll(steps.get(i));
                    return steps.with(i, i + 1, twice);
                })
                .toList();
    }
}
