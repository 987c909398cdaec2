package dev.touchstone.gremlin.text;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Entries;
import dev.touchstone.gremlin.syntax.Argument.Entry;
import dev.touchstone.gremlin.syntax.Argument.Joined;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Argument.Parameter;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import dev.touchstone.gremlin.text.GremlinScanner.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads traversals: what {@link GremlinText} writes, and what people write. The prefixes {@code __.}, {@code P.} and {@code TextP.} may be
 * left out, as they may in a console.
 */
public final class GremlinReader {
    /** Tokens that a console knows without the name of their family. */
    private static final Map<String, String> BARE_TOKENS = Map.ofEntries(
            Map.entry("id", "T"),
            Map.entry("label", "T"),
            Map.entry("key", "T"),
            Map.entry("value", "T"),
            Map.entry("asc", "Order"),
            Map.entry("desc", "Order"),
            Map.entry("shuffle", "Order"),
            Map.entry("local", "Scope"),
            Map.entry("global", "Scope"),
            Map.entry("keys", "Column"),
            Map.entry("values", "Column"),
            Map.entry("first", "Pop"),
            Map.entry("last", "Pop"),
            Map.entry("all", "Pop"),
            Map.entry("mixed", "Pop"),
            Map.entry("min", "Operator"),
            Map.entry("max", "Operator"),
            Map.entry("div", "Operator"),
            Map.entry("and", "Operator"),
            Map.entry("or", "Operator"),
            Map.entry("sumLong", "Operator"),
            Map.entry("OUT", "Direction"),
            Map.entry("IN", "Direction"),
            Map.entry("BOTH", "Direction"),
            Map.entry("sum", "Operator"),
            Map.entry("minus", "Operator"),
            Map.entry("mult", "Operator"),
            Map.entry("assign", "Operator"),
            Map.entry("addAll", "Operator"));

    private static final List<String> FAMILIES_OF_PREDICATES = List.of("P", "TextP");
    private static final List<String> PREDICATES =
            List.of("eq", "neq", "lt", "lte", "gt", "gte", "inside", "outside", "between", "within", "without");
    private static final List<String> TEXT_PREDICATES = List.of(
            "startingWith", "endingWith", "containing", "notStartingWith", "notEndingWith", "notContaining", "regex");

    private final List<GremlinScanner.Token> tokens;
    private int position;

    private GremlinReader(List<GremlinScanner.Token> tokens) {
        this.tokens = tokens;
    }

    /** The traversal that a text from {@code g} says. */
    public static Traversal traversal(String text) {
        GremlinReader reader = new GremlinReader(GremlinScanner.tokens(text));
        String first = reader.name();
        if (!first.equals("g")) {
            throw new GremlinSyntaxException("a traversal begins with g", 0);
        }
        Traversal traversal = new Traversal(reader.chain());
        if (reader.peek().kind() != Kind.END) {
            throw reader.unexpected("the end");
        }
        return traversal;
    }

    private List<Call> chain() {
        List<Call> calls = new ArrayList<>();
        while (accept(".")) {
            String name = name();
            calls.add(new Call(name, arguments()));
        }
        return calls;
    }

    private List<Argument> arguments() {
        expect("(");
        List<Argument> arguments = new ArrayList<>();
        if (accept(")")) {
            return arguments;
        }
        do {
            arguments.add(argument());
        } while (accept(","));
        expect(")");
        return arguments;
    }

    private Argument argument() {
        GremlinScanner.Token token = take();
        return switch (token.kind()) {
            case STRING -> Argument.text(token.text());
            case NUMBER -> new Constant(number(token.text()));
            case NAME -> named(token.text());
            case SIGN -> {
                position--;
                if (accept("[")) {
                    yield isEntry() || peek().is(":") ? entries() : list();
                }
                throw unexpected("an argument");
            }
            case END -> throw unexpected("an argument");
        };
    }

    /** Whether a map begins here: what is before its first colon is in parentheses, or one token. */
    private boolean isEntry() {
        return peek().is("(")
                || (position + 1 < tokens.size() && tokens.get(position + 1).is(":"));
    }

    private Argument entries() {
        List<Entry> entries = new ArrayList<>();
        if (accept(":")) {
            expect("]");
            return new Entries(entries);
        }
        do {
            Argument key = key();
            expect(":");
            entries.add(new Entry(key, argument()));
        } while (accept(","));
        expect("]");
        return new Entries(entries);
    }

    /** A bare name is a string, as in Groovy. */
    private Argument key() {
        if (accept("(")) {
            Argument key = argument();
            expect(")");
            return key;
        }
        return peek().kind() == Kind.NAME ? Argument.text(name()) : argument();
    }

    private Argument list() {
        List<Value> items = new ArrayList<>();
        while (!accept("]")) {
            if (!items.isEmpty()) {
                expect(",");
            }
            if (!(argument() instanceof Constant constant)) {
                throw unexpected("a constant");
            }
            items.add(constant.value().value());
        }
        return new Constant(new Typed(PropertyType.STRING, Values.list(items.toArray(Value[]::new))));
    }

    private Argument named(String name) {
        if (name.equals("true") || name.equals("false")) {
            return new Constant(new Typed(PropertyType.BOOLEAN, Values.of(name.equals("true"))));
        }
        if (name.equals("__")) {
            return new Nested(new Traversal(chain()));
        }
        if (FAMILIES_OF_PREDICATES.contains(name)) {
            expect(".");
            return joined(new Predicate(name, name(), arguments()));
        }
        if (peek().is("(")) {
            return unprefixed(name);
        }
        if (accept(".")) {
            boolean isNumber = peek().kind() == Kind.NUMBER;
            return isNumber ? new Constant(number(take().text())) : new Token(name, name());
        }
        String family = BARE_TOKENS.get(name);
        return family == null ? new Parameter(name) : new Token(family, name);
    }

    private Argument unprefixed(String name) {
        if (PREDICATES.contains(name)) {
            return joined(new Predicate("P", name, arguments()));
        }
        if (TEXT_PREDICATES.contains(name)) {
            return joined(new Predicate("TextP", name, arguments()));
        }
        List<Call> calls = new ArrayList<>();
        calls.add(new Call(name, arguments()));
        calls.addAll(chain());
        return new Nested(new Traversal(calls));
    }

    /** {@code P.gt(1).and(P.lt(5))} */
    private Argument joined(Argument first) {
        Argument joined = first;
        while (accept(".")) {
            String word = name();
            expect("(");
            Argument right = argument();
            expect(")");
            joined = new Joined(joined, word, right);
        }
        return joined;
    }

    private static Typed number(String text) {
        char last = Character.toLowerCase(text.charAt(text.length() - 1));
        boolean suffixed = Character.isLetter(last) && !text.endsWith("NaN") && !text.endsWith("Infinity");
        String digits = suffixed ? text.substring(0, text.length() - 1) : text;
        boolean whole = digits.matches("-?\\d+");
        if (suffixed && last == 'f') {
            return new Typed(PropertyType.FLOAT, single(digits));
        }
        if (!whole || (suffixed && last == 'd')) {
            return new Typed(PropertyType.DOUBLE, Values.of(Double.parseDouble(digits)));
        }
        long number = Long.parseLong(digits);
        boolean isLong = (suffixed && last == 'l') || number != (int) number;
        return new Typed(isLong ? PropertyType.LONG : PropertyType.INT, Values.of(number));
    }

    /** The double that prints as the float does. */
    private static Value single(String digits) {
        return Values.of(Double.parseDouble(Float.toString(Float.parseFloat(digits))));
    }

    private String name() {
        if (peek().kind() != Kind.NAME) {
            throw unexpected("a name");
        }
        return take().text();
    }

    private GremlinScanner.Token peek() {
        return tokens.get(position);
    }

    private GremlinScanner.Token take() {
        return tokens.get(position++);
    }

    private boolean accept(String sign) {
        boolean there = peek().is(sign);
        position += there ? 1 : 0;
        return there;
    }

    private void expect(String sign) {
        if (!accept(sign)) {
            throw unexpected("'" + sign + "'");
        }
    }

    private GremlinSyntaxException unexpected(String wanted) {
        GremlinScanner.Token token = tokens.get(Math.min(position, tokens.size() - 1));
        String found = token.kind().name().toLowerCase(Locale.ROOT) + " " + token.text();
        return new GremlinSyntaxException(wanted + " expected and not " + found.strip(), token.position());
    }
}
