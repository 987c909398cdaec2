package dev.touchstone.core.shrink;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The plainer values of the same type that a value may give way to, the plainest first. */
final class SimplerValues {
    private SimplerValues() {}

    static List<Value> than(Value value) {
        long size = Measure.of(value);
        return candidates(value).filter(other -> Measure.of(other) < size).toList();
    }

    /** Plainer properties of the same type: an engine may have one type for a key. */
    static List<Typed> than(Typed stored) {
        return than(stored.value()).stream()
                .map(smaller -> new Typed(stored.type(), smaller))
                .toList();
    }

    private static Stream<Value> candidates(Value value) {
        return switch (value) {
            case Value.Bool flag -> Stream.of(new Value.Bool(true));
            case Value.Int number ->
                LongStream.of(0, 1, -1, 2, number.value() / 1000, number.value() / 10)
                        .mapToObj(Value.Int::new);
            case Value.Real real ->
                Stream.of(0.0, 1.0, -1.0, Math.rint(real.value()), Math.rint(real.value() * 10) / 10)
                        .map(Value.Real::new);
            case Value.Text text -> texts(text.value()).map(Value.Text::new);
            case Value.ListOf list -> lists(list.items());
            case Value.MapOf map -> Stream.of(new Value.MapOf(List.of()));
            case Value.Temporal temporal -> Stream.of(new Value.Temporal(temporal.kind(), plainest(temporal.kind())));
            case Value.Point point ->
                Stream.of(new Value.Point(
                        point.srid(),
                        point.coordinates().stream().map(any -> 0.0).toList()));
            case Value.Literal literal ->
                lexicals(literal).map(text -> new Value.Literal(text, literal.datatype(), literal.language()));
            case Value other -> Stream.of();
        };
    }

    /** Plainer forms of an RDF literal, of its own datatype. */
    private static Stream<String> lexicals(Value.Literal literal) {
        return switch (literal.datatype().replaceFirst(".*#", "")) {
            case "string", "langString" -> texts(literal.lexical());
            case "integer" -> Stream.of("0", "1", "-1", "2");
            case "decimal" -> Stream.of("0.5", "1.5");
            case "double", "float" -> Stream.of("0.0E0", "1.0E0");
            default -> Stream.of();
        };
    }

    /** Written with seconds, as the language writes it. */
    private static String plainest(Value.Temporal.Kind kind) {
        return switch (kind) {
            case DATE -> "2000-01-01";
            case LOCAL_TIME -> "00:00:00";
            case TIME -> "00:00:00Z";
            case LOCAL_DATETIME -> "2000-01-01T00:00:00";
            case DATETIME -> "2000-01-01T00:00:00Z";
            case DURATION -> "PT0S";
        };
    }

    private static Stream<String> texts(String text) {
        List<String> shorter = new ArrayList<>(List.of("", "a", "A", "aa"));
        shorter.add(text.substring(0, text.length() / 2));
        shorter.add(text.substring(text.length() / 2));
        for (int i = 0; i < Math.min(text.length(), 8); i++) {
            shorter.add(text.substring(0, i) + text.substring(i + 1));
        }
        return shorter.stream().distinct().filter(SimplerValues::isWhole);
    }

    /** Half of a pair of characters is no text. */
    private static boolean isWhole(String text) {
        return text.codePoints()
                .noneMatch(point -> point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE);
    }

    private static Stream<Value> lists(List<Value> items) {
        List<Value> shorter = new ArrayList<>();
        shorter.add(new Value.ListOf(List.of()));
        for (int i = 0; i < items.size(); i++) {
            shorter.add(new Value.ListOf(without(items, i, i + 1)));
        }
        for (int i = 0; i < items.size(); i++) {
            for (Value item : than(items.get(i))) {
                List<Value> changed = new ArrayList<>(items);
                changed.set(i, item);
                shorter.add(new Value.ListOf(changed));
            }
        }
        return shorter.stream();
    }

    static <T> List<T> without(List<T> items, int from, int to) {
        List<T> rest = new ArrayList<>(items.subList(0, from));
        rest.addAll(items.subList(to, items.size()));
        return rest;
    }
}
