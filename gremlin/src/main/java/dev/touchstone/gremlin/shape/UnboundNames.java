package dev.touchstone.gremlin.shape;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names in a traversal that cannot be the name of anything: no other step has them, and no step makes a map whose keys could be called
 * so. Only of steps that must find what they name; {@code select('a')} gives nothing where there is no {@code a}, and that is an answer.
 */
public final class UnboundNames {
    /** A name in a formula, and no function. */
    private static final Pattern NAME = Pattern.compile("\\b[A-Za-z]\\w*\\b(?!\\s*\\()");

    private static final Set<String> CONSTANTS = Set.of("pi", "e");
    private static final Set<String> NAMING = Set.of("math", "cap", "from", "to");
    private static final Set<String> MAPS = Set.of(
            "valueMap", "elementMap", "propertyMap", "group", "groupCount", "inject", "constant", "withSideEffect");

    private UnboundNames() {}

    public static List<String> in(Traversal traversal) {
        List<Call> calls = Tree.nodes(traversal)
                .filter(Call.class::isInstance)
                .map(Call.class::cast)
                .toList();
        if (calls.stream().anyMatch(call -> MAPS.contains(call.name()))) {
            return List.of();
        }
        Set<String> given = calls.stream()
                .filter(call -> !NAMING.contains(call.name()))
                .flatMap(UnboundNames::texts)
                .collect(Collectors.toSet());
        return calls.stream()
                .filter(call -> NAMING.contains(call.name()))
                .flatMap(UnboundNames::named)
                .filter(name -> !given.contains(name))
                .distinct()
                .toList();
    }

    private static Stream<String> named(Call call) {
        return call.name().equals("math")
                ? texts(call)
                        .flatMap(formula -> NAME.matcher(formula).results().map(MatchResult::group))
                        .filter(name -> !CONSTANTS.contains(name))
                : texts(call);
    }

    /** Its own, and not those in the arguments of its arguments. */
    private static Stream<String> texts(Call call) {
        return call.arguments().stream()
                .flatMap(argument ->
                        argument instanceof Constant(Typed typed) && typed.value() instanceof Value.Text(String text)
                                ? Stream.of(text)
                                : Stream.empty());
    }
}
