package dev.touchstone.core.oracle;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Real;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the answers to the parts of a question make together.
 *
 * <p>Rows of parts are put side by side. Where duplicates are taken out of each part, those that occur in several are one. Where each part has
 * counted, added up or taken the least or most of its rows, group by group, the counts and sums of whole numbers are added, and the least of
 * the least is the least of all. Floats are left out: the order in which they are added matters, and which of them fall together as keys is left to engines; and so are maps, which may
 * be written in any order.
 *
 * @param columns what each column holds
 * @param distinct whether duplicates are taken out
 */
public record Composition(List<Column> columns, boolean distinct) {
    private static final String INTEGER = "http://www.w3.org/2001/XMLSchema#integer";

    /** What a column holds. */
    public enum Column {
        /** A value of one row, or of all rows of a group. */
        PLAIN,
        /** A number of rows, or a sum of whole numbers. */
        SUM,
        LEAST,
        MOST
    }

    public Composition {
        columns = List.copyOf(columns);
    }

    /** How the whole is made of the parts, for the reader of a page. */
    public String words() {
        return "The three parts make up the whole"
                + (aggregates()
                        ? ": counts and sums are added, minima and maxima are combined."
                        : distinct ? ": a row in several parts counts once." : ", with duplicates.");
    }

    private boolean aggregates() {
        return columns.stream().anyMatch(column -> column != Column.PLAIN);
    }

    /** The rows of the whole, or empty where they cannot be determined. */
    public Optional<List<List<Value>>> of(List<List<List<Value>>> parts) {
        List<List<Value>> all = parts.stream().flatMap(List::stream).toList();
        if (!distinct && !aggregates()) {
            return Optional.of(all);
        }
        if (!canTell(all)) {
            return Optional.empty();
        }
        return aggregates() ? grouped(all) : Optional.of(all.stream().distinct().toList());
    }

    /** Whether nothing in these rows, of the whole or of a part, is left to engines. */
    boolean canTell(List<List<Value>> rows) {
        return (!distinct && !aggregates())
                || rows.stream().flatMap(List::stream).noneMatch(Composition::isLeftOpen);
    }

    /** Also where it is inside a list or a path. */
    private static boolean isLeftOpen(Value value) {
        return switch (value) {
            case Real real -> true;
            case Value.Big big -> true;
            case Value.ListOf list -> list.items().stream().anyMatch(Composition::isLeftOpen);
            // What is the same in another order may be written in another order.
            case Value.MapOf map -> true;
            case Value.Element element -> element.key().isEmpty();
            case Value.Path path -> path.stops().stream().anyMatch(Composition::isLeftOpen);
            case Value.Blank blank -> true;
            case Literal literal ->
                !literal.datatype().equals(INTEGER) && !literal.datatype().endsWith("#string");
            default -> false;
        };
    }

    private Optional<List<List<Value>>> grouped(List<List<Value>> rows) {
        Map<List<Value>, List<Value>> groups = new LinkedHashMap<>();
        for (List<Value> row : rows) {
            if (row.size() != columns.size()) {
                return Optional.empty();
            }
            List<Value> key = IntStream.range(0, columns.size())
                    .filter(i -> columns.get(i) == Column.PLAIN)
                    .mapToObj(row::get)
                    .toList();
            Optional<List<Value>> joined =
                    groups.containsKey(key) ? joined(groups.getOrDefault(key, row), row) : Optional.of(row);
            if (joined.isEmpty()) {
                return Optional.empty();
            }
            groups.put(key, joined.get());
        }
        return Optional.of(List.copyOf(groups.values()));
    }

    private Optional<List<Value>> joined(List<Value> one, List<Value> other) {
        List<Value> row = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            Optional<Value> value = joined(columns.get(i), one.get(i), other.get(i));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            row.add(value.get());
        }
        return Optional.of(row);
    }

    private static Optional<Value> joined(Column column, Value one, Value other) {
        if (column == Column.PLAIN || (one.equals(other) && column != Column.SUM)) {
            return Optional.of(one);
        }
        if (one instanceof Null && column != Column.SUM) {
            return Optional.of(other);
        }
        if (other instanceof Null && column != Column.SUM) {
            return Optional.of(one);
        }
        return whole(one)
                .flatMap(left -> whole(other).flatMap(right -> switch (column) {
                    case SUM -> sum(one, left.add(right));
                    case LEAST -> Optional.of(left.compareTo(right) <= 0 ? one : other);
                    case MOST -> Optional.of(left.compareTo(right) >= 0 ? one : other);
                    case PLAIN -> Optional.of(one);
                }));
    }

    private static Optional<Value> sum(Value model, BigInteger number) {
        return number.bitLength() < Long.SIZE ? Optional.of(like(model, number)) : Optional.empty();
    }

    private static Optional<BigInteger> whole(Value value) {
        return switch (value) {
            case Int number -> Optional.of(BigInteger.valueOf(number.value()));
            case Literal literal
            when literal.datatype().equals(INTEGER) && literal.lexical().matches("[+-]?\\d+") ->
                Optional.of(new BigInteger(literal.lexical()));
            default -> Optional.empty();
        };
    }

    private static Value like(Value model, BigInteger number) {
        return model instanceof Int ? new Int(number.longValueExact()) : new Literal(number.toString(), INTEGER, "");
    }
}
