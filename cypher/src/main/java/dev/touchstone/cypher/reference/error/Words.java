package dev.touchstone.cypher.reference.error;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.text.Literals;
import java.util.Locale;

/** Values in the messages of errors: short ones as they are written, others by what they are. */
public final class Words {
    private static final int SHORT = 30;

    private Words() {}

    public static String of(Value value) {
        return switch (value) {
            case Value.Null simple -> Literals.of(simple);
            case Value.Bool simple -> Literals.of(simple);
            case Value.Int simple -> Literals.of(simple);
            case Value.Real(double real) -> Double.toString(real);
            case Value.Text text -> text.value().length() <= SHORT ? Literals.of(text) : "a string";
            case Value.ListOf list -> "a list";
            case Value.MapOf map -> "a map";
            case Element element -> element.kind() == Element.Kind.NODE ? "a node" : "a relationship";
            case Value.Path path -> "a path";
            case Value.Temporal temporal ->
                "the " + temporal.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ') + " " + temporal.text();
            case Value.Point point -> "a point";
            case Value other -> other.toString();
        };
    }
}
