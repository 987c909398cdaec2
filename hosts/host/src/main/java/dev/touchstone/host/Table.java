package dev.touchstone.host;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rows that a statement gave, in the engine's order, and whether they are all of them. */
public final class Table {
    public final List<String> columns;
    public final List<List<Object>> rows;
    public final boolean complete;

    public Table(List<String> columns, List<List<Object>> rows, boolean complete) {
        this.columns = columns;
        this.rows = rows;
        this.complete = complete;
    }

    /** Rows by the names of their columns. Not every row need have every column: where it lacks one, nothing is in it. */
    public static Table ofNamed(List<Map<String, Object>> rows, boolean complete) {
        Set<String> columns = new LinkedHashSet<>();
        rows.forEach(row -> columns.addAll(row.keySet()));
        List<List<Object>> values = new ArrayList<>();
        for (Map<String, Object> row : rows) {
            List<Object> line = new ArrayList<>();
            columns.forEach(column -> line.add(row.get(column)));
            values.add(line);
        }
        return new Table(new ArrayList<>(columns), values, complete);
    }
}
