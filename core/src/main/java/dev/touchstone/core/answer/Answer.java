package dev.touchstone.core.answer;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a statement returned: named columns, and rows in the order in which they came. */
public record Answer(List<String> columns, List<List<Value>> rows) {
    public Answer {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    @JsonIgnore
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** The same, with at most this many rows. */
    public Answer first(int most) {
        return rows.size() <= most ? this : new Answer(columns, rows.subList(0, most));
    }

    /**
     * The same with its columns in another order, where it has the very columns that are named. What {@code RETURN *} returns comes in an
     * order of the engine's own.
     */
    public Answer inOrderOf(List<String> names) {
        List<Integer> places = names.stream().map(columns::indexOf).toList();
        boolean sameColumns = names.size() == columns.size()
                && !places.contains(-1)
                && places.stream().distinct().count() == places.size();
        return sameColumns
                ? new Answer(
                        names,
                        rows.stream()
                                .map(row -> places.stream().map(row::get).toList())
                                .toList())
                : this;
    }

    /** The same with columns of nothing for the names that it lacks. An engine may leave out a column in which nothing ever is. */
    public Answer filled(List<String> names) {
        List<String> missing = names.stream()
                .filter(name -> !columns.contains(name))
                .distinct()
                .toList();
        return missing.isEmpty()
                ? this
                : new Answer(
                        Stream.concat(columns.stream(), missing.stream()).toList(),
                        rows.stream()
                                .map(row -> Stream.concat(
                                                row.stream(), missing.stream().map(name -> Values.NULL))
                                        .toList())
                                .toList());
    }

    /** The same with these columns, in this order, as far as it lacks or has besides them only columns in which nothing ever is. */
    public Answer shapedAs(List<String> names) {
        List<Integer> kept = IntStream.range(0, columns.size())
                .filter(place -> names.contains(columns.get(place))
                        || !column(place).stream().allMatch(Values.NULL::equals))
                .boxed()
                .toList();
        Answer trimmed = kept.size() == columns.size()
                ? this
                : new Answer(
                        kept.stream().map(columns::get).toList(),
                        rows.stream()
                                .map(row -> kept.stream().map(row::get).toList())
                                .toList());
        return trimmed.filled(names).inOrderOf(names);
    }

    /** The values of one column, top to bottom. */
    public List<Value> column(int index) {
        return rows.stream().map(row -> row.get(index)).toList();
    }
}
