package dev.touchstone.lab.figures;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the QuDi paper has in its traversals and no single step shows. */
final class GremlinPatterns {
    private static final Set<String> SUMMARIES = Set.of("sum", "mean", "min", "max");
    private static final Argument KEY = Argument.text(Element.KEY);

    private GremlinPatterns() {}

    static Stream<String> in(Traversal traversal) {
        return Tree.nodes(traversal)
                .filter(Traversal.class::isInstance)
                .flatMap(level -> in(((Traversal) level).calls()))
                .distinct();
    }

    private static Stream<String> in(List<Call> calls) {
        return IntStream.range(0, calls.size()).boxed().flatMap(at -> {
            Call call = calls.get(at);
            boolean sorted = call.name().equals("by")
                    && calls.get(at - 1).name().equals("order")
                    && isProperty(call)
                    && at + 1 < calls.size();
            boolean gathered = SUMMARIES.contains(call.name())
                    && calls.subList(Math.max(0, at - 2), at).stream()
                            .anyMatch(before -> before.name().equals("values") && isProperty(before));
            return Stream.of(
                            sorted ? "order().by(property) in the middle" : "",
                            gathered ? call.name() + "() of a property" : "")
                    .filter(pattern -> !pattern.isEmpty());
        });
    }

    private static boolean isProperty(Call call) {
        return !call.arguments().isEmpty()
                && !call.arguments().getFirst().equals(KEY)
                && !(call.arguments().getFirst() instanceof Token);
    }
}
