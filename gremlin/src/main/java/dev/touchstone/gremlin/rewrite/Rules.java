package dev.touchstone.gremlin.rewrite;

import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.gremlin.shape.Steps;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.stream.Stream;

/**
 * All rules. They are about traversals that only read, whose answer is a matter neither of chance nor of bulking, and
 * that do not have our own names already. What becomes of one keeps its loops as they are.
 */
public final class Rules {
    public static final List<RewriteRule<Traversal>> ALL = Stream.of(NoOpRules.all(), Moves.all(), Filters.all())
            .flatMap(List::stream)
            .map(rule -> new RewriteRule<Traversal>(
                    rule.name(),
                    rule.proof(),
                    rule.sense(),
                    rule.holdsFor(),
                    traversal -> Steps.arePlain(traversal) && !NoOpRules.areTaken(traversal)
                            ? keeping(rule, traversal)
                            : List.of()))
            .toList();

    private Rules() {}

    private static List<Traversal> keeping(RewriteRule<Traversal> rule, Traversal traversal) {
        Steps steps = Steps.of(traversal);
        return rule.applied(traversal).stream().filter(steps::keepsLoopsIn).toList();
    }
}
