package dev.touchstone.host.arcadedbserver;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rows that a statement gave, as the JSON has them. */
final class Answer {
    final List<?> rows;

    Answer(List<?> rows) {
        this.rows = rows;
    }

    /** What stands behind the ids in its paths, which are texts of nothing else. */
    Map<String, Object> elements(OwnDatabase database) throws InterruptedException {
        Set<String> ids = new LinkedHashSet<>();
        collect(rows, ids);
        Map<String, Object> elements = new HashMap<>();
        if (!ids.isEmpty()) {
            Answer found = database.sql("SELECT FROM [" + String.join(", ", ids) + "]");
            found.rows.forEach(row -> elements.put(String.valueOf(((Map<?, ?>) row).get(Texts.ID)), row));
        }
        return elements;
    }

    private static void collect(Object value, Set<String> ids) {
        if (value instanceof Map) {
            collect(((Map<?, ?>) value).values(), ids);
        } else if (value instanceof Collection) {
            ((Collection<?>) value).forEach(item -> collect(item, ids));
        } else if (value instanceof String) {
            ids.addAll(Texts.stops((String) value));
        }
    }
}
