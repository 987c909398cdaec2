package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.generate.ValueGenerator;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Call;
import java.util.List;
import java.util.Map;

/**
 * Steps that ask for what is not there, or compare what has no common type. Versions treat them differently, and one engine must treat them
 * alike however it is asked: most of QuDi's bugs are exceptions that came, or did not come, in one of two ways to ask. What comes of them
 * is determined all the same: nothing here takes some of many.
 */
record IllTypedSteps(GenerationContext ground) {
    private static final Argument NOWHERE = text(GenerationContext.NOWHERE);

    private Choices choices() {
        return ground.choices();
    }

    /** A filter after an element. */
    Call filter(Map<String, Typed> properties) {
        Argument key = key(properties);
        Argument wrong = new Constant(mistyped(properties, key));
        return switch (choices().below(8)) {
            case 0 -> Call.of("has", NOWHERE);
            case 1 -> Call.of("has", NOWHERE, predicate(comparison(), wrong));
            case 2 -> Call.of("hasLabel", NOWHERE);
            case 3 -> Call.of("has", key, wrong);
            case 4 -> Call.of("not", nested(Call.of("has", key, predicate(comparison(), wrong))));
            case 5 -> Call.of("where", nested(Call.of("values", key), Call.of("is", predicate(comparison(), wrong))));
            default -> Call.of("has", key, predicate(comparison(), wrong));
        };
    }

    private String comparison() {
        return choices().pickOf("gt", "gte", "lt", "lte", "eq", "neq");
    }

    /** The end of a traversal, after an element. */
    List<Call> end(Map<String, Typed> properties) {
        Argument key = key(properties);
        return switch (choices().below(8)) {
            case 0 -> List.of(Call.of("values", NOWHERE));
            case 1 -> List.of(Call.of("order"), Call.of("by", NOWHERE));
            case 6 -> List.of(Call.of("order"), Call.of("by", NOWHERE), Call.of("count"));
            case 7 -> List.of(Call.of("order"), Call.of("by", key), Call.of("count"));
            case 2 -> List.of(Call.of("order"), Call.of("by", key), Call.of("values", key));
            case 3 -> List.of(Call.of("values", key, text(Element.KEY)), gathering());
            case 4 -> List.of(Call.of("groupCount"), Call.of("by", key));
            default -> List.of(Call.of("values", key), gathering());
        };
    }

    private Call gathering() {
        return Call.of(choices().pickOf("sum", "min", "max", "mean"));
    }

    private Argument key(Map<String, Typed> properties) {
        List<Map.Entry<String, Typed>> usable = ground.usable(properties);
        return usable.isEmpty()
                ? text(Element.KEY)
                : text(choices().pick(usable).getKey());
    }

    /** A constant of another type than that of the property. */
    private Typed mistyped(Map<String, Typed> properties, Argument key) {
        PropertyType own = properties.entrySet().stream()
                .filter(property -> text(property.getKey()).equals(key))
                .map(property -> property.getValue().type())
                .findFirst()
                .orElse(PropertyType.LONG);
        List<PropertyType> others =
                ground.dialect().types().stream().filter(type -> type != own).toList();
        PropertyType other = others.isEmpty() ? own : choices().pick(others);
        return new Typed(other, ValueGenerator.value(other, choices()));
    }
}
