package dev.touchstone.core.answer;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.touchstone.core.value.Value;
import java.util.List;

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

    /** The same, with no more than so many rows. */
    public Answer first(int most) {
        return rows.size() <= most ? this : new Answer(columns, rows.subList(0, most));
    }

    /** The values of one column, top to bottom. */
    public List<Value> column(int index) {
        return rows.stream().map(row -> row.get(index)).toList();
    }
}
