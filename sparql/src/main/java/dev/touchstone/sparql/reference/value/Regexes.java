package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** REGEX and REPLACE, by Java's regular expressions, with what XPath means by flags, dots and dollars. */
final class Regexes {
    /** Lookaround, what no two dialects escape alike, classes within classes, and quantifiers that give nothing back. */
    private static final Pattern UNCOMMON =
            Pattern.compile("\\(\\?|\\\\[^.dsw\\\\|?*+(){}\\[\\]^$nrt-]|\\\\$|-\\[|\\[\\[|&&|[*+?}]\\+");

    private Regexes() {}

    /** Whether an expression means the same in the dialects of XPath, Java and the engines. */
    static boolean isCommon(Term expression) {
        return Terms.simple(expression)
                .filter(source -> !UNCOMMON.matcher(source).find())
                .isPresent();
    }

    /** Whether it matches where there is nothing. */
    static boolean matchesNothing(Term expression) {
        return Terms.simple(expression)
                .flatMap(source -> compile(source, ""))
                .filter(pattern -> pattern.matcher("").find())
                .isPresent();
    }

    /** The flag q came with a later XPath. */
    static boolean hasCommonFlags(Term flags) {
        return Terms.simple(flags).filter(letters -> letters.matches("[smix]*")).isPresent();
    }

    static Optional<Term> matches(List<Term> arguments, Budget budget) {
        return Terms.stringLiteral(arguments.getFirst())
                .flatMap(text -> pattern(arguments, 1, 2)
                        .map(pattern -> Terms.of(pattern.matcher(new Paid(text.lexical(), budget))
                                .find())));
    }

    /** An expression that matches the empty string is an error. */
    static Optional<Term> replace(List<Term> arguments, Budget budget) {
        Optional<Literal> text = Terms.stringLiteral(arguments.getFirst());
        Optional<Pattern> pattern = pattern(arguments, 1, 3);
        Optional<String> replacement = Terms.simple(arguments.get(2));
        if (text.isEmpty()
                || pattern.isEmpty()
                || replacement.isEmpty()
                || pattern.get().matcher("").find()) {
            return Optional.empty();
        }
        return replace(new Paid(text.get().lexical(), budget), pattern.get(), replacement.get())
                .map(replaced -> Terms.string(replaced, text.get().language()));
    }

    private static Optional<Pattern> pattern(List<Term> arguments, int place, int flagsPlace) {
        Optional<String> expression = Terms.simple(arguments.get(place));
        Optional<String> flags =
                arguments.size() > flagsPlace ? Terms.simple(arguments.get(flagsPlace)) : Optional.of("");
        return expression.flatMap(source -> flags.flatMap(letters -> compile(source, letters)));
    }

    private static Optional<Pattern> compile(String source, String flags) {
        if (!flags.matches("[smixq]*")) {
            return Optional.empty();
        }
        boolean multiline = flags.contains("m");
        int options = Pattern.UNIX_LINES
                | (flags.contains("s") ? Pattern.DOTALL : 0)
                | (multiline ? Pattern.MULTILINE : 0)
                | (flags.contains("i") ? Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE : 0);
        try {
            if (flags.contains("q")) {
                return Optional.of(Pattern.compile(source, options | Pattern.LITERAL));
            }
            String dense = flags.contains("x") ? source.replaceAll("[\\t\\n\\r ]", "") : source;
            return Optional.of(Pattern.compile(multiline ? dense : atTheVeryEnd(dense), options));
        } catch (PatternSyntaxException e) {
            return Optional.empty();
        }
    }

    /** A dollar matches at the end alone, where Java's also matches before a last line break. */
    private static String atTheVeryEnd(String source) {
        StringBuilder out = new StringBuilder();
        boolean inClass = false;
        for (int i = 0; i < source.length(); i++) {
            char c = source.charAt(i);
            if (c == '\\' && i + 1 < source.length()) {
                out.append(c).append(source.charAt(++i));
                continue;
            }
            inClass = c == '[' || (inClass && c != ']');
            out.append(c == '$' && !inClass ? "\\z" : String.valueOf(c));
        }
        return out.toString();
    }

    private static Optional<String> replace(CharSequence text, Pattern pattern, String replacement) {
        StringBuilder out = new StringBuilder();
        Matcher matcher = pattern.matcher(text);
        int from = 0;
        while (matcher.find()) {
            out.append(text, from, matcher.start());
            Optional<String> filled = fill(replacement, matcher);
            if (filled.isEmpty()) {
                return Optional.empty();
            }
            out.append(filled.get());
            from = matcher.end();
        }
        return Optional.of(out.append(text, from, text.length()).toString());
    }

    /**
     * {@code $1} is the first group, and empty where there is none; of more digits as many as name a group. {@code \$} is a dollar, and any
     * other lone one an error.
     */
    private static Optional<String> fill(String replacement, Matcher matcher) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < replacement.length(); i++) {
            char c = replacement.charAt(i);
            char next = i + 1 < replacement.length() ? replacement.charAt(i + 1) : ' ';
            if (c == '\\') {
                if (next != '\\' && next != '$') {
                    return Optional.empty();
                }
                out.append(next);
                i++;
            } else if (c == '$') {
                if (!Character.isDigit(next)) {
                    return Optional.empty();
                }
                int group = next - '0';
                i++;
                while (i + 1 < replacement.length()
                        && Character.isDigit(replacement.charAt(i + 1))
                        && group * 10 + replacement.charAt(i + 1) - '0' <= matcher.groupCount()) {
                    group = group * 10 + replacement.charAt(++i) - '0';
                }
                out.append(
                        group <= matcher.groupCount()
                                ? Optional.ofNullable(matcher.group(group)).orElse("")
                                : "");
            } else {
                out.append(c);
            }
        }
        return Optional.of(out.toString());
    }

    /** A text that is paid for by each look at a character, so that no expression looks forever. */
    private record Paid(String text, Budget budget) implements CharSequence {
        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            budget.spend(1);
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
