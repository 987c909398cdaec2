package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Operators that search in strings. With an operand that is no string, the answer is null. */
public final class Strings {
    private Strings() {}

    public static Value startsWith(Value text, Value prefix) {
        return ask(text, prefix, String::startsWith);
    }

    public static Value endsWith(Value text, Value suffix) {
        return ask(text, suffix, String::endsWith);
    }

    public static Value contains(Value text, Value part) {
        return ask(text, part, String::contains);
    }

    /** {@code text =~ pattern}: whether all of the text matches, not just a part. */
    public static Value matches(Value text, Value pattern) {
        return ask(text, pattern, (all, regex) -> compile(regex).matcher(all).matches());
    }

    private static Value ask(Value left, Value right, BiPredicate<String, String> question) {
        if (left instanceof Text(String text) && right instanceof Text(String other)) {
            return Values.of(question.test(text, other));
        }
        return Values.NULL;
    }

    private static Pattern compile(String regex) {
        try {
            return Pattern.compile(regex);
        } catch (PatternSyntaxException e) {
            throw CypherError.syntax("InvalidRegularExpression", e.getDescription() + " in " + regex);
        }
    }
}
