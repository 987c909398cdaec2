package dev.touchstone.host.tinkerpop;

/** A traversal as Groovy reads it, which is how we write it but for numbers. */
public final class GroovyText {
    private GroovyText() {}

    /** The same traversal; what is no traversal is refused, as {@link Parser} would. */
    public static String of(String text) {
        StringBuilder out = new StringBuilder();
        int copied = 0;
        for (Token token : Lexer.tokens(text)) {
            if (token.kind == Token.Kind.LITERAL && token.value instanceof Number) {
                out.append(text, copied, token.position).append(number((Number) token.value, token.text));
                copied = token.position + token.text.length();
            }
        }
        return out.append(text.substring(copied)).toString();
    }

    private static String number(Number value, String text) {
        if (value instanceof Double && !Double.isFinite(value.doubleValue())) {
            return "Double." + name(value.doubleValue());
        }
        if (value instanceof Float && !Float.isFinite(value.floatValue())) {
            return "Float." + name(value.doubleValue());
        }
        if (value instanceof Byte || value instanceof Short) {
            return "((" + (value instanceof Byte ? "byte" : "short") + ") " + value + ")";
        }
        boolean big = value instanceof java.math.BigInteger || value instanceof java.math.BigDecimal;
        return big ? value + "g" : text;
    }

    private static String name(double value) {
        return Double.isNaN(value) ? "NaN" : value > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY";
    }
}
