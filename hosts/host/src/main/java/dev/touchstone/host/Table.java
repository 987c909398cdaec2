package dev.touchstone.host;

import java.util.List;

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
}
