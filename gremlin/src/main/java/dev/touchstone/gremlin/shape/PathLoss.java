package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Of traversers at the same place a cut or {@code dedup} leaves any, so that where they have been before is left open. */
final class PathLoss {
    /** Those that tell apart traversers at the same place. */
    private static final Set<String> READERS = Set.of("path", "simplePath", "cyclicPath", "sack", "otherV");

    /** Of the ways within these, only the end is remembered. */
    private static final Set<String> FORGETTING =
            Set.of("map", "flatMap", "coalesce", "where", "filter", "not", "and", "or", "by", "has", "until", "emit");

    private PathLoss() {}

    static boolean thins(Call call) {
        return (call.name().equals("dedup") && call.arguments().isEmpty()) || Sorting.isCut(call);
    }

    /** The name of the step that thins, which may be within another. */
    static Optional<String> within(Call call) {
        if (thins(call)) {
            return Optional.of(call.name());
        }
        return keptIn(call)
                .flatMap(inner -> inner.calls().stream())
                .flatMap(inner -> within(inner).stream())
                .findFirst();
    }

    /** The traversals within a step that the path goes through. */
    static Stream<Traversal> keptIn(Call call) {
        return FORGETTING.contains(call.name()) ? Stream.empty() : Kind.nested(call).stream();
    }

    static boolean readsPath(Call call) {
        return Tree.nodes(call).anyMatch(node -> node instanceof Call inner && READERS.contains(inner.name()));
    }

    /** Whether a step asks, at any depth, for one of the names. */
    static boolean names(Call call, List<Argument> names) {
        return !names.isEmpty()
                && Tree.nodes(call)
                        .anyMatch(node -> (node instanceof Argument argument && names.contains(argument))
                                || (node instanceof Call inner && countsWith(inner, names)));
    }

    /** {@code math('a + _')} has names in its text. */
    private static boolean countsWith(Call call, List<Argument> names) {
        return call.name().equals("math")
                && names.stream()
                        .flatMap(name -> text(name).stream())
                        .anyMatch(name -> call.arguments().stream()
                                .flatMap(argument -> text(argument).stream())
                                .anyMatch(formula ->
                                        Arrays.asList(formula.split("\\W+")).contains(name)));
    }

    private static Optional<String> text(Argument argument) {
        return argument instanceof Constant constant && constant.value().value() instanceof Text(String text)
                ? Optional.of(text)
                : Optional.empty();
    }
}
