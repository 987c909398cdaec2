package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.generate.ValueGenerator;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Call;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a traversal makes of the properties of the elements that it has found. */
record PropertyResultSteps(TraversalDraft walk) {
    private static final Argument KEY = text(Element.KEY);
    private static final int SMALL = 999;
    private static final List<PropertyType> WHOLE = List.of(PropertyType.INT, PropertyType.LONG);

    private Choices choices() {
        return walk.choices();
    }

    List<Call> any() {
        if (choices().chance(0.2)) {
            return ofKeys();
        }
        Map.Entry<String, Typed> property = choices()
                .pick(walk.ground().usable(walk.spot().properties(), walk.spot().key()));
        Argument key = text(property.getKey());
        return switch (choices().below(5)) {
            case 0 -> asProperty(key, property.getValue());
            case 1 -> List.of(Call.of("has", key), Call.of("groupCount"), Call.of("by", key));
            case 2 -> orElse(key, property.getValue());
            default -> values(key, property.getValue());
        };
    }

    /** What small whole numbers come to: what becomes of one that gets too large, and of floats, has changed. */
    Optional<List<Call>> total() {
        List<Map.Entry<String, Typed>> small = walk.ground().usable(walk.spot().properties()).stream()
                .filter(property -> WHOLE.contains(property.getValue().type()))
                .filter(property -> property.getValue().value() instanceof Value.Int(long number)
                        && Math.abs((double) number) <= SMALL)
                .toList();
        if (small.isEmpty()) {
            return Optional.empty();
        }
        Map.Entry<String, Typed> property = choices().pick(small);
        PropertyType type = property.getValue().type();
        Argument key = text(property.getKey());
        Argument isSmall = predicate("between", bound(type, -SMALL), bound(type, SMALL + 1));
        Call sum = Call.of(choices().pickOf("sum", "sum", "mean", "mean", "min", "max"));
        return Optional.of(
                choices().chance(0.5)
                        ? List.of(Call.of("has", key, isSmall), Call.of("values", key), sum)
                        : List.of(Call.of("values", key), Call.of("is", isSmall), sum));
    }

    private static Argument bound(PropertyType type, int number) {
        return new Constant(new Typed(type, Values.of(number)));
    }

    /** What becomes of a number that gets too large has changed; that of keys does not. */
    private List<Call> ofKeys() {
        Call values = Call.of("values", KEY);
        return switch (choices().below(4)) {
            case 0 -> List.of(values, Call.of("math", text(choices().pickOf("_ + 1", "_ * 2", "_ - _"))));
            case 1 ->
                List.of(
                        values,
                        Call.of(
                                "is",
                                new Predicates(choices())
                                        .satisfiedBy(
                                                Predicates.count(walk.spot().key()))));
            default -> List.of(values, Call.of(choices().pickOf("sum", "min", "max", "mean", "count", "dedup")));
        };
    }

    private List<Call> asProperty(Argument key, Typed value) {
        Call properties = Call.of("properties", key);
        return switch (choices().below(7)) {
            case 0, 6 -> List.of(Call.of("properties"), Call.of("hasKey", key), Call.of("value"));
            case 1, 2 -> List.of(properties, Call.of("hasValue", new Constant(value)), Call.of("key"));
            case 3 -> List.of(properties, Call.of("hasValue", new Predicates(choices()).satisfiedBy(value)));
            case 4 -> List.of(properties, Call.of("count"));
            default -> List.of(properties);
        };
    }

    /** The value, or a constant of its type. */
    private List<Call> orElse(Argument key, Typed value) {
        Call constant = Call.of(
                "constant", new Constant(new Typed(value.type(), ValueGenerator.value(value.type(), choices()))));
        return switch (choices().below(3)) {
            case 0 -> List.of(constant);
            case 1 -> List.of(constant, Call.of("count"));
            default -> List.of(Call.of("coalesce", nested(Call.of("values", key)), nested(constant)));
        };
    }

    private List<Call> values(Argument key, Typed value) {
        Call values = Call.of("values", key);
        return switch (choices().below(5)) {
            case 0 -> List.of(values, Call.of("dedup"));
            case 1 -> List.of(values, Call.of("is", new Predicates(choices()).satisfiedBy(value)));
            case 2 -> List.of(values, Call.of("count"));
            case 3 ->
                WHOLE.contains(value.type())
                        ? List.of(values, Call.of(choices().pickOf("min", "max")))
                        : List.of(values);
            default -> List.of(values);
        };
    }
}
