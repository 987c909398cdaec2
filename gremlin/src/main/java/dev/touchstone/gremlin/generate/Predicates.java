package dev.touchstone.gremlin.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.generate.ValueGenerator;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Joined;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Predicates that a value satisfies, in all forms that Gremlin has. */
record Predicates(Choices choices) {
    private static final int MOST_LISTED = 3;
    private static final double COMPOUND = 0.2;
    private static final double NEGATED = 0.1;
    private static final double ABOUT_TEXT = 0.6;
    private static final double RANGE = 0.35;

    /** One that the value satisfies. */
    Argument satisfiedBy(Typed value) {
        if (choices.chance(NEGATED)) {
            return Argument.predicate("not", simple(value, false));
        }
        if (choices.chance(COMPOUND)) {
            Predicate left = simple(value, true);
            boolean and = choices.chance(0.5);
            Predicate right = simple(value, and || choices.chance(0.5));
            return new Joined(left, and ? "and" : "or", right);
        }
        return simple(value, true);
    }

    private Predicate simple(Typed value, boolean satisfied) {
        if (value.value() instanceof Value.Text text && choices.chance(ABOUT_TEXT)) {
            return about(text.value(), satisfied);
        }
        if (choices.chance(RANGE)) {
            return new Ranges(choices).of(value, satisfied).orElseGet(() -> compared(value, satisfied));
        }
        return compared(value, satisfied);
    }

    private Predicate compared(Typed value, boolean satisfied) {
        Typed other = other(value);
        return switch (order(value.value(), other.value()).orElse(0)) {
            case -1 -> apart(value, other, satisfied, true);
            case 1 -> apart(other, value, satisfied, false);
            default -> listed(value, other, satisfied);
        };
    }

    /** Comparisons with a value that is known to be smaller or larger. */
    private Predicate apart(Typed low, Typed high, boolean satisfied, boolean lowIsTested) {
        Typed tested = lowIsTested ? low : high;
        Typed other = lowIsTested ? high : low;
        List<Predicate> ways = new ArrayList<>();
        boolean below = lowIsTested == satisfied;
        ways.add(predicate(below ? "lt" : "gt", other));
        ways.add(predicate(below ? "lte" : "gte", other));
        ways.add(listed(tested, other, satisfied));
        return choices.pick(ways);
    }

    /** Equality, and lists of values. */
    private Predicate listed(Typed value, Typed other, boolean satisfied) {
        boolean itself = !isNotANumber(value.value());
        boolean differs = !value.value().equals(other.value());
        List<Predicate> ways = new ArrayList<>();
        if (itself) {
            ways.add(predicate(satisfied ? "eq" : "neq", value));
            ways.add(predicate(satisfied ? "within" : "without", list(value)));
        }
        if (differs || !itself) {
            ways.add(predicate(satisfied ? "neq" : "eq", other));
            ways.add(predicate(satisfied ? "without" : "within", other));
        }
        return ways.isEmpty() ? predicate(satisfied ? "eq" : "neq", value) : choices.pick(ways);
    }

    /** One of those on texts alone that this text satisfies. */
    Predicate aboutText(String text) {
        return about(text, true);
    }

    /** Of texts alone. What is longer than a text is no part of it. */
    private Predicate about(String text, boolean satisfied) {
        boolean part = choices.chance(0.6);
        String word = choices.pickOf("StartingWith", "EndingWith", "Containing");
        String argument = switch (word) {
            case "StartingWith" -> part ? text.substring(0, choices.between(0, text.length())) : text + "a";
            case "EndingWith" -> part ? text.substring(choices.between(0, text.length())) : "a" + text;
            default -> part ? middle(text) : "a" + text;
        };
        String name = part == satisfied ? Character.toLowerCase(word.charAt(0)) + word.substring(1) : "not" + word;
        return new Predicate("TextP", name, List.of(Argument.text(argument)));
    }

    private String middle(String text) {
        int from = choices.between(0, text.length());
        return text.substring(from, choices.between(from, text.length()));
    }

    private Typed[] list(Typed value) {
        List<Typed> values = new ArrayList<>();
        values.add(value);
        for (int i = choices.below(MOST_LISTED); i > 0; i--) {
            values.add(choices.below(values.size() + 1), other(value));
        }
        return values.toArray(Typed[]::new);
    }

    /** Any value of the same type, often a near one. */
    Typed other(Typed value) {
        return new Typed(value.type(), ValueGenerator.value(value.type(), choices));
    }

    /** -1 or 1 where the one is certainly smaller or larger than the other. */
    static Optional<Integer> order(Value one, Value other) {
        return switch (one) {
            case Value.Int number
            when other instanceof Value.Int second -> Optional.of(Long.compare(number.value(), second.value()));
            case Value.Real number
            when other instanceof Value.Real second && !isNotANumber(one) && !isNotANumber(other) ->
                // Whether the two zeros are equal depends on whom one asks.
                Optional.of(number.value() == second.value() ? 0 : Double.compare(number.value(), second.value()));
            case Value.Text text
            when other instanceof Value.Text second ->
                Optional.of(Integer.signum(text.value().compareTo(second.value())));
            default -> Optional.empty();
        };
    }

    private static boolean isNotANumber(Value value) {
        return value instanceof Value.Real real && Double.isNaN(real.value());
    }

    static Predicate predicate(String name, Typed... values) {
        return new Predicate(
                "P", name, List.of(values).stream().<Argument>map(Constant::new).toList());
    }

    /** The number of something, as {@code count()} gives it. */
    static Typed count(long number) {
        return new Typed(PropertyType.LONG, Values.of(number));
    }
}
