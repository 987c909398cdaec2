package dev.touchstone.cypher.text;

import dev.touchstone.core.value.Value;

/** Writes constants. */
public final class Literals {
    private Literals() {}

    public static String of(Value value) {
        return switch (value) {
            case Value.Null none -> "null";
            case Value.Bool bool -> String.valueOf(bool.value());
            case Value.Int whole -> String.valueOf(whole.value());
            case Value.Real real -> real(real.value());
            case Value.Text text -> string(text.value());
            default -> throw new IllegalArgumentException("Cypher has no literal for " + value);
        };
    }

    static boolean isSigned(double value) {
        return value < 0 || (value == 0 && 1 / value < 0);
    }

    private static String real(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("Cypher has no literal for " + value);
        }
        return String.valueOf(value);
    }

    private static String string(String text) {
        StringBuilder out = new StringBuilder("'");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\'' -> out.append("\\'");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                default -> out.append(c);
            }
        }
        return out.append('\'').toString();
    }
}
