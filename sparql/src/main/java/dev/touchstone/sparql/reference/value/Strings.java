package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;

/** Functions on strings. Where a string has a language, so has what is made of it. */
final class Strings {
    private static final String UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";

    private Strings() {}

    static Optional<Term> length(List<Term> arguments) {
        return Terms.stringLiteral(arguments.getFirst())
                .map(text -> Terms.integer(
                        text.lexical().codePointCount(0, text.lexical().length())));
    }

    static Optional<Term> map(Term argument, UnaryOperator<String> function) {
        return Terms.stringLiteral(argument).map(text -> Terms.string(function.apply(text.lexical()), text.language()));
    }

    static Optional<Term> upper(List<Term> arguments) {
        return map(arguments.getFirst(), text -> text.toUpperCase(Locale.ROOT));
    }

    static Optional<Term> lower(List<Term> arguments) {
        return map(arguments.getFirst(), text -> text.toLowerCase(Locale.ROOT));
    }

    /** Characters are counted from 1; what lies outside of the string is left out. */
    static Optional<Term> substring(List<Term> arguments) {
        Optional<BigDecimal> start = position(arguments.get(1));
        Optional<BigDecimal> length = arguments.size() < 3 ? Optional.empty() : position(arguments.get(2));
        if (start.isEmpty() || (arguments.size() == 3 && length.isEmpty())) {
            return Optional.empty();
        }
        return map(arguments.getFirst(), text -> {
            int[] points = text.codePoints().toArray();
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < points.length; i++) {
                BigDecimal place = BigDecimal.valueOf(i + 1L);
                boolean after = place.compareTo(start.get()) >= 0;
                boolean before = length.isEmpty() || place.compareTo(start.get().add(length.get())) < 0;
                if (after && before) {
                    out.appendCodePoint(points[i]);
                }
            }
            return out.toString();
        });
    }

    private static Optional<BigDecimal> position(Term term) {
        return Numeric.of(term)
                .filter(Numeric::isFinite)
                .map(number -> number.decimal().add(new BigDecimal("0.5")).setScale(0, RoundingMode.FLOOR));
    }

    /** Two strings of which the second has no language or that of the first. */
    private static boolean compatible(Literal first, Literal second) {
        return second.language().isEmpty() || second.language().equalsIgnoreCase(first.language());
    }

    static Optional<Term> test(List<Term> arguments, BiPredicate<String, String> test) {
        return pair(arguments, (first, second) -> Terms.of(test.test(first.lexical(), second.lexical())));
    }

    private static Optional<Term> pair(
            List<Term> arguments, java.util.function.BiFunction<Literal, Literal, Term> function) {
        return Terms.stringLiteral(arguments.getFirst())
                .flatMap(first -> Terms.stringLiteral(arguments.get(1))
                        .filter(second -> compatible(first, second))
                        .map(second -> function.apply(first, second)));
    }

    static Optional<Term> before(List<Term> arguments) {
        return pair(arguments, (first, second) -> {
            int at = first.lexical().indexOf(second.lexical());
            return at < 0 ? Terms.string("") : Terms.string(first.lexical().substring(0, at), first.language());
        });
    }

    static Optional<Term> after(List<Term> arguments) {
        return pair(arguments, (first, second) -> {
            int at = first.lexical().indexOf(second.lexical());
            return at < 0
                    ? Terms.string("")
                    : Terms.string(
                            first.lexical().substring(at + second.lexical().length()), first.language());
        });
    }

    static Optional<Term> encodeForUri(List<Term> arguments) {
        return Terms.stringLiteral(arguments.getFirst()).map(text -> {
            StringBuilder out = new StringBuilder();
            for (byte each : text.lexical().getBytes(StandardCharsets.UTF_8)) {
                char plain = (char) (each & 0xff);
                out.append(
                        UNRESERVED.indexOf(plain) >= 0 ? String.valueOf(plain) : String.format("%%%02X", each & 0xff));
            }
            return Terms.string(out.toString());
        });
    }

    /** The language is kept where all have the same. */
    static Optional<Term> concat(List<Term> arguments) {
        if (!arguments.stream()
                .allMatch(argument -> Terms.stringLiteral(argument).isPresent())) {
            return Optional.empty();
        }
        List<Literal> texts = arguments.stream().map(Literal.class::cast).toList();
        StringBuilder out = new StringBuilder();
        texts.forEach(text -> out.append(text.lexical()));
        List<String> languages = texts.stream()
                .map(text -> text.language().toLowerCase(Locale.ROOT))
                .distinct()
                .toList();
        return Optional.of(Terms.string(
                out.toString(), languages.size() == 1 ? texts.getFirst().language() : ""));
    }

    /** Basic filtering of RFC 4647: a range is a prefix of the tags that it matches. */
    static Optional<Term> languageMatches(List<Term> arguments) {
        return Terms.simple(arguments.getFirst())
                .flatMap(tag -> Terms.simple(arguments.get(1)).map(range -> Terms.of(matches(tag, range))));
    }

    private static boolean matches(String tag, String range) {
        String lower = tag.toLowerCase(Locale.ROOT);
        String wanted = range.toLowerCase(Locale.ROOT);
        return wanted.equals("*")
                ? !tag.isEmpty()
                : lower.equals(wanted) || (!wanted.isEmpty() && lower.startsWith(wanted + "-"));
    }
}
