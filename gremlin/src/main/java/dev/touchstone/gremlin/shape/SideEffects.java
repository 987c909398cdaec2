package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** What traversers put aside under a name. */
final class SideEffects {
    private static final Set<String> FILLING = Set.of("aggregate", "store", "group", "groupCount", "withSideEffect");

    private SideEffects() {}

    /**
     * Whether something but {@code cap} asks for what traversers put aside one by one: how many have done so by then depends on how far each
     * has come.
     */
    static boolean areReadWhileFilled(Traversal traversal) {
        List<Argument> names = names(traversal, SideEffects::fillsOneByOne);
        return !names.isEmpty()
                && Tree.nodes(traversal)
                        .filter(node -> node instanceof Call call
                                && !call.name().equals("cap")
                                && !fillsOneByOne(call)
                                && Kind.nested(call).isEmpty())
                        .anyMatch(node -> PathLoss.names((Call) node, names));
    }

    private static boolean fillsOneByOne(Call call) {
        return switch (call.name()) {
            case "store", "group", "groupCount" -> true;
            case "aggregate" -> call.arguments().contains(new Token("Scope", "local"));
            default -> false;
        };
    }

    /** Whether a name stands for a step as well, so that what {@code select} means by it is not plain. */
    static boolean areNamedLikeSteps(Traversal traversal) {
        List<Argument> steps = names(traversal, call -> call.name().equals("as"));
        return names(traversal, call -> FILLING.contains(call.name())).stream().anyMatch(steps::contains);
    }

    private static List<Argument> names(Traversal traversal, Predicate<Call> such) {
        return Tree.nodes(traversal)
                .filter(node -> node instanceof Call call && such.test(call))
                .flatMap(node -> ((Call) node).arguments().stream())
                .filter(Constant.class::isInstance)
                .toList();
    }
}
