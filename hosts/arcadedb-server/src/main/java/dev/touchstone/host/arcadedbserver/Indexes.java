package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.IndexTarget;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The indexes of a database, each on a property that is declared with its type for that end. There is none on lists: the server would index
 * their items.
 */
final class Indexes {
    private static final Map<String, String> TYPES =
            Map.of("BOOLEAN", "BOOLEAN", "LONG", "LONG", "DOUBLE", "DOUBLE", "STRING", "STRING");

    private final OwnDatabase database;
    private final Map<String, Map<String, String>> declared = new HashMap<>();

    Indexes(OwnDatabase database) {
        this.database = database;
    }

    void clear() {
        declared.clear();
    }

    /** Remembers the types of the properties of a label or an edge type. */
    void declare(String name, Map<String, String> properties) {
        declared.put(name, properties);
    }

    void create(IndexTarget target) throws InterruptedException {
        Optional<String> type = type(target);
        if (type.isPresent()) {
            String label = quoted(target.label);
            String property = quoted(target.property);
            database.sql("CREATE " + (target.onEdges ? "EDGE" : "VERTEX") + " TYPE " + label + " IF NOT EXISTS");
            database.sql("CREATE PROPERTY " + label + "." + property + " IF NOT EXISTS " + type.get());
            database.sql("CREATE INDEX ON " + label + " (" + property + ") NOTUNIQUE");
        }
    }

    void drop(IndexTarget target) throws InterruptedException {
        if (type(target).isPresent()) {
            database.sql("DROP INDEX " + quoted(target.label + "[" + target.property + "]"));
        }
    }

    private Optional<String> type(IndexTarget target) {
        String name = declared.getOrDefault(target.label, Map.of()).get(target.property);
        return Optional.ofNullable(name).map(TYPES::get);
    }

    /** A name as it stands in SQL, whatever is in it. */
    private static String quoted(String name) {
        return "`" + name.replace("\\", "\\\\").replace("`", "\\`") + "`";
    }
}
