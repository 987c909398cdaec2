package dev.touchstone.host.redis;

import dev.touchstone.host.NativeId;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Temporal;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Values from the wire as Cypher writes them: this protocol has no other way to send one. */
final class Literals {
    /** A string or a quoted name, in which nothing is replaced, or a parameter. */
    private static final Pattern QUOTED_OR_PARAMETER =
            Pattern.compile("'(?:[^'\\\\]|\\\\.)*'|\"(?:[^\"\\\\]|\\\\.)*\"|`[^`]*`|\\$(\\w+)", Pattern.DOTALL);

    private final NativeIds ids;

    Literals(NativeIds ids) {
        this.ids = ids;
    }

    /** The statement with its parameters: literals stand before it, and other expressions in the place of their names. */
    String statement(String text, Map<String, Object> parameters) {
        String header = parameters.entrySet().stream()
                .filter(entry -> isLiteral(entry.getValue()))
                .map(entry -> entry.getKey() + "=" + of(entry.getValue()))
                .collect(Collectors.joining(" "));
        String statement = QUOTED_OR_PARAMETER.matcher(text).replaceAll(found -> {
            boolean expression = found.group(1) != null
                    && parameters.containsKey(found.group(1))
                    && !isLiteral(parameters.get(found.group(1)));
            return Matcher.quoteReplacement(expression ? of(parameters.get(found.group(1))) : found.group());
        });
        return header.isEmpty() ? statement : "CYPHER " + header + " " + statement;
    }

    /** Whether the server takes this value as a parameter, which must not be an expression, not even a call. */
    private static boolean isLiteral(Object value) {
        if (value instanceof List) {
            return ((List<?>) value).stream().allMatch(Literals::isLiteral);
        }
        if (value instanceof Map) {
            return ((Map<?, ?>) value).values().stream().allMatch(Literals::isLiteral);
        }
        return !(value instanceof Temporal) && !(value instanceof Double && !isPlain((Double) value));
    }

    /** FalkorDB has no literal for what is no number, and refuses one that is nearly zero: "Float overflow". */
    private static boolean isPlain(double value) {
        return Double.isFinite(value) && (value == 0 || Math.abs(value) >= Double.MIN_NORMAL);
    }

    String of(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Boolean || value instanceof Integer || value instanceof Long) {
            return value.toString();
        }
        if (value instanceof Double || value instanceof Float) {
            return real(((Number) value).doubleValue());
        }
        if (value instanceof String) {
            return quoted((String) value);
        }
        if (value instanceof List) {
            return ((List<?>) value).stream().map(this::of).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof Map) {
            return map((Map<?, ?>) value);
        }
        if (value instanceof Temporal) {
            return temporal((Temporal) value);
        }
        if (value instanceof NativeId) {
            return ids.id((NativeId) value).toString();
        }
        throw new NotSupported("take a " + value.getClass().getSimpleName());
    }

    String map(Map<?, ?> entries) {
        return entries.entrySet().stream()
                .map(entry -> Loader.name((String) entry.getKey()) + ": " + of(entry.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    private static String real(double value) {
        if (Double.isNaN(value)) {
            return "(0.0 / 0.0)";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "(1.0 / 0.0)" : "(-1.0 / 0.0)";
        }
        // A power of two times a number of full precision, so that the product is exact.
        return isPlain(value)
                ? Double.toString(value)
                : "(" + Double.MIN_NORMAL + " * " + value / Double.MIN_NORMAL + ")";
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    private static String temporal(Temporal value) {
        switch (value.kind) {
            case DATE:
                return "date('" + value.text + "')";
            case LOCAL_TIME:
                return "localtime('" + value.text + "')";
            case LOCAL_DATETIME:
                return "localdatetime('" + value.text + "')";
            default:
                throw new NotSupported("take a " + value.kind);
        }
    }
}
