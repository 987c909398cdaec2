package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.ScalarFunction.strict;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** Functions of strings. Positions and lengths count code points. */
final class StringFunctions {
    static final List<ScalarFunction> TABLE = List.of(
            text("trim", String::strip),
            text("lTrim", String::stripLeading),
            text("rTrim", String::stripTrailing),
            text("toUpper", text -> text.toUpperCase(Locale.ROOT)),
            text("upper", text -> text.toUpperCase(Locale.ROOT)),
            text("toLower", text -> text.toLowerCase(Locale.ROOT)),
            text("lower", text -> text.toLowerCase(Locale.ROOT)),
            length("char_length"),
            length("character_length"),
            strict("left", 2, 2, (arguments, around) -> left(arguments.get(0), arguments.get(1))),
            strict("right", 2, 2, (arguments, around) -> right(arguments.get(0), arguments.get(1))),
            strict("substring", 2, 3, (arguments, around) -> substring(arguments)),
            strict("replace", 3, 3, (arguments, around) -> replace(arguments)),
            strict("split", 2, 2, (arguments, around) -> split(arguments)));

    private StringFunctions() {}

    private static ScalarFunction text(String name, UnaryOperator<String> body) {
        return ScalarFunction.unary(name, value -> Values.of(body.apply(Arguments.text(name, value))));
    }

    private static ScalarFunction length(String name) {
        return ScalarFunction.unary(name, value -> Values.of((long) Texts.length(Arguments.text(name, value))));
    }

    private static Value left(Value text, Value length) {
        return Values.of(Texts.part(Arguments.text("left", text), 0, Arguments.natural("left", length)));
    }

    private static Value right(Value value, Value length) {
        String text = Arguments.text("right", value);
        long total = Texts.length(text);
        long kept = Math.min(total, Arguments.natural("right", length));
        return Values.of(Texts.part(text, total - kept, kept));
    }

    private static Value substring(List<Value> arguments) {
        String text = Arguments.text("substring", arguments.get(0));
        long start = Arguments.natural("substring", arguments.get(1));
        long length = arguments.size() > 2 ? Arguments.natural("substring", arguments.get(2)) : Long.MAX_VALUE;
        return Values.of(Texts.part(text, start, length));
    }

    private static Value replace(List<Value> arguments) {
        String text = Arguments.text("replace", arguments.get(0));
        String search = Arguments.text("replace", arguments.get(1));
        return Values.of(text.replace(search, Arguments.text("replace", arguments.get(2))));
    }

    /** Splits at every occurrence, keeping empty parts; at an empty delimiter, into code points. */
    private static Value split(List<Value> arguments) {
        String text = Arguments.text("split", arguments.get(0));
        String delimiter = Arguments.text("split", arguments.get(1));
        List<Value> parts = new ArrayList<>();
        if (delimiter.isEmpty() && !text.isEmpty()) {
            Texts.points(text).forEach(point -> parts.add(new Text(point)));
            return new ListOf(parts);
        }
        int from = 0;
        int to = delimiter.isEmpty() ? -1 : text.indexOf(delimiter);
        while (to >= 0) {
            parts.add(new Text(text.substring(from, to)));
            from = to + delimiter.length();
            to = text.indexOf(delimiter, from);
        }
        parts.add(new Text(text.substring(from)));
        return new ListOf(parts);
    }
}
