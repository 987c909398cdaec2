package dev.touchstone.gremlin.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Predicates with two bounds. These may be the value itself, equal, or the wrong way around: {@code inside(a, b)} is more than a and less than
 * b, {@code outside(a, b)} less than a or more than b, and {@code between(a, b)} no less than a and less than b, whatever a and b are.
 */
record Ranges(Choices choices) {
    private static final int ATTEMPTS = 12;
    private static final double AT_THE_VALUE = 0.25;
    private static final double EQUAL = 0.15;

    /** One that the value satisfies, or does not; empty where that is not found. */
    Optional<Predicate> of(Typed value, boolean satisfied) {
        String name = choices.pickOf("inside", "inside", "outside", "between");
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Typed first = bound(value);
            Typed second = choices.chance(EQUAL) ? first : bound(value);
            if (holds(name, value, first, second).equals(Optional.of(satisfied))) {
                return Optional.of(Predicates.predicate(name, first, second));
            }
        }
        return Optional.empty();
    }

    private Typed bound(Typed value) {
        return choices.chance(AT_THE_VALUE) ? value : new Predicates(choices).other(value);
    }

    /** Empty where the values have no order that all agree upon. */
    private static Optional<Boolean> holds(String name, Typed value, Typed first, Typed second) {
        List<Integer> orders = Stream.of(first, second)
                .flatMap(bound -> Predicates.order(value.value(), bound.value()).stream())
                .toList();
        if (orders.size() < 2) {
            return Optional.empty();
        }
        int toFirst = orders.getFirst();
        int toSecond = orders.getLast();
        return Optional.of(
                switch (name) {
                    case "inside" -> toFirst > 0 && toSecond < 0;
                    case "outside" -> toFirst < 0 || toSecond > 0;
                    default -> toFirst >= 0 && toSecond < 0;
                });
    }
}
