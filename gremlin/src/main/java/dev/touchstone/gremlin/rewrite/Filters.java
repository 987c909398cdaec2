package dev.touchstone.gremlin.rewrite;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.gremlin.shape.Kind;
import dev.touchstone.gremlin.shape.Steps;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Rules on filters, which keep a traverser or drop it. */
final class Filters {
    private static final Set<String> PLAIN = Set.of("has", "hasNot", "hasLabel");

    private Filters() {}

    static List<RewriteRule<Traversal>> all() {
        return List.of(
                new RewriteRule<>(
                        "where",
                        "where() keeps a traverser for which the traversal in it finds something: a filter finds what it keeps.",
                        RewriteClaim.SAME,
                        traversal -> each(traversal, i -> true, call -> List.of(Call.of("where", nested(call))))),
                new RewriteRule<>(
                        "double-negation",
                        "not(not()) keeps what is kept. A comparison that is neither true nor false is not one of ours: it would be lost.",
                        RewriteClaim.SAME,
                        traversal -> each(
                                traversal,
                                i -> Steps.of(traversal)
                                        .get(i)
                                        .getFirst()
                                        .name()
                                        .startsWith("hasN"),
                                call -> List.of(Call.of("not", nested(Call.of("not", nested(call))))))),
                new RewriteRule<>(
                        "filter-once",
                        "A filter that is repeated once is applied once.",
                        RewriteClaim.SAME,
                        traversal -> each(traversal, i -> !Steps.of(traversal).isRememberedFrom(i), Moves::repeated)),
                new RewriteRule<>(
                        "match",
                        "A match() of one pattern binds its end to what the filter keeps. Nothing after it may read paths.",
                        RewriteClaim.SAME,
                        traversal -> each(traversal, i -> !Steps.of(traversal).isRememberedFrom(i), Filters::matched)),
                new RewriteRule<>(
                        "has-as-where",
                        "An element has a property that satisfies a predicate if its value does; ours have one value each.",
                        RewriteClaim.SAME,
                        traversal -> each(traversal, i -> true, Filters::byValue)),
                new RewriteRule<>(
                        "swapped-filters",
                        "Two filters that follow each other keep what both keep.",
                        RewriteClaim.SAME,
                        Filters::swapped),
                new RewriteRule<>(
                        "no-filter",
                        "Without a filter no less is found, if all that follows treats each traverser by itself.",
                        RewriteClaim.NO_LESS,
                        traversal ->
                                each(traversal, i -> Steps.of(traversal).distributesFrom(i + 1), call -> List.of())));
    }

    private static List<Traversal> each(Traversal traversal, IntPredicate allowed, Function<Call, List<Call>> others) {
        Steps steps = Steps.of(traversal);
        List<Kind> kinds = steps.kinds();
        return IntStream.range(1, steps.size())
                .filter(i -> steps.isFilter(i) && kinds.get(i) != Kind.OTHER && allowed.test(i))
                .mapToObj(i -> steps.with(i, i + 1, others.apply(steps.get(i).getFirst())))
                .filter(other -> !other.equals(traversal))
                .toList();
    }

    private static List<Call> matched(Call call) {
        return List.of(
                Call.of(
                        "match",
                        nested(Call.of("as", text(NoOpRules.FIRST)), call, Call.of("as", text(NoOpRules.LAST)))),
                Call.of("select", text(NoOpRules.LAST)));
    }

    /** A filter of another form stays as it is. */
    private static List<Call> byValue(Call call) {
        boolean ofProperty = call.name().equals("has")
                && call.arguments().size() == 2
                && call.arguments().getFirst() instanceof Argument.Constant
                && (call.arguments().get(1) instanceof Argument.Predicate
                        || call.arguments().get(1) instanceof Argument.Joined);
        return ofProperty
                ? List.of(Call.of(
                        "where",
                        nested(
                                Call.of("values", call.arguments().getFirst()),
                                Call.of("is", call.arguments().get(1)))))
                : List.of(call);
    }

    private static List<Traversal> swapped(Traversal traversal) {
        Steps steps = Steps.of(traversal);
        return IntStream.range(2, steps.size())
                .filter(i -> isPlain(steps, i - 1)
                        && isPlain(steps, i)
                        && !steps.get(i - 1).equals(steps.get(i)))
                .mapToObj(i -> steps.with(
                        i - 1,
                        i + 1,
                        List.of(steps.get(i).getFirst(), steps.get(i - 1).getFirst())))
                .toList();
    }

    private static boolean isPlain(Steps steps, int step) {
        return steps.isFilter(step)
                && steps.isSimple(step)
                && PLAIN.contains(steps.get(step).getFirst().name());
    }
}
