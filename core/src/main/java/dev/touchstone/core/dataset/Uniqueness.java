package dev.touchstone.core.dataset;

import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element.Kind;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether a uniqueness constraint holds on every engine, whatever it takes for the same value.
 *
 * <p>Numbers are compared as doubles: 1 is 1.0, -0.0 is 0.0, and whole numbers that doubles do not tell apart are the same. Of NaN, lists,
 * points, durations and moments with a zone it is not said which are the same, so that no constraint holds for these.
 */
public final class Uniqueness {
    private static final Set<Value.Temporal.Kind> PLAIN_MOMENTS =
            Set.of(Value.Temporal.Kind.DATE, Value.Temporal.Kind.LOCAL_TIME, Value.Temporal.Kind.LOCAL_DATETIME);

    private Uniqueness() {}

    /** Whether it holds for these nodes. There is none on edges. */
    public static boolean holds(Index constraint, Collection<Node> nodes) {
        return constraint.on() == Kind.NODE
                && areDifferent(nodes.stream()
                        .filter(node -> node.labels().contains(constraint.label()))
                        .flatMap(node -> Stream.ofNullable(node.properties().get(constraint.property())))
                        .map(Typed::value));
    }

    /** Whether no engine takes any two of these for the same value. */
    public static boolean areDifferent(Stream<Value> values) {
        List<Optional<Object>> identities = values.map(Uniqueness::identity).toList();
        return identities.stream().allMatch(Optional::isPresent)
                && new LinkedHashSet<>(identities).size() == identities.size();
    }

    /** What is equal for values that may be the same; empty where that cannot be said. */
    private static Optional<Object> identity(Value value) {
        return switch (value) {
            case Value.Bool flag -> Optional.of(flag);
            case Value.Int number -> Optional.of((double) number.value());
            // To add zero makes 0.0 of -0.0.
            case Value.Real number when !Double.isNaN(number.value()) -> Optional.of(number.value() + 0.0);
            case Value.Text text -> Optional.of(text);
            case Value.Temporal moment when PLAIN_MOMENTS.contains(moment.kind()) -> Optional.of(moment);
            case Value other -> Optional.empty();
        };
    }
}
