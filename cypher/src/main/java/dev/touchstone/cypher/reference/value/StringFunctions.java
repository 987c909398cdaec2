package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.ScalarFunction.function;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
            function("left", (arguments, around) -> left(arguments.get(0), arguments.get(1))),
            function("right", (arguments, around) -> right(arguments.get(0), arguments.get(1))),
            function("substring", (arguments, around) -> substring(arguments)),
            function("replace", (arguments, around) -> replace(arguments)),
            function("split", (arguments, around) -> split(arguments)));

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

    /** Splits at every occurrence of a delimiter, keeping empty parts; at an empty delimiter, into code points. */
    private static Value split(List<Value> arguments) {
        String text = Arguments.text("split", arguments.get(0));
        List<Value> given = arguments.get(1) instanceof ListOf(List<Value> several) ? several : arguments.subList(1, 2);
        if (given.contains(Values.NULL)) {
            return Values.NULL;
        }
        List<String> delimiters =
                given.stream().map(value -> Arguments.text("split", value)).toList();
        if (delimiters.contains("") && !text.isEmpty()) {
            return new ListOf(Texts.points(text).stream().map(Values::of).toList());
        }
        List<Value> parts = new ArrayList<>();
        int from = 0;
        for (int at = 0; at < text.length(); at++) {
            Optional<String> found = startingAt(text, at, delimiters);
            if (found.isPresent() && at >= from) {
                parts.add(new Text(text.substring(from, at)));
                from = at + found.get().length();
            }
        }
        parts.add(new Text(text.substring(from)));
        return new ListOf(parts);
    }

    private static Optional<String> startingAt(String text, int at, List<String> delimiters) {
        return delimiters.stream()
                .filter(delimiter -> text.startsWith(delimiter, at))
                .findFirst();
    }
}
