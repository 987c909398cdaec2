package dev.touchstone.host.arcadedb;

import com.arcadedb.database.Database;
import dev.touchstone.host.IndexTarget;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The indexes of a database, each on a property that is declared with its type for that end. There is none on lists: the engine would
 * index their items.
 */
final class Indexes {
    private static final Map<String, String> TYPES = Map.of(
            "BOOLEAN", "BOOLEAN",
            "LONG", "LONG",
            "DOUBLE", "DOUBLE",
            "STRING", "STRING",
            "DATE", "DATE",
            "LOCAL_DATETIME", "DATETIME");

    private final Store store;
    private final Map<String, Map<String, String>> declared = new HashMap<>();

    Indexes(Store store) {
        this.store = store;
    }

    void clear() {
        declared.clear();
    }

    /** Remembers the types of the properties of a label or an edge type. */
    void declare(String name, Map<String, String> properties) {
        declared.put(name, properties);
    }

    void create(IndexTarget target) {
        type(target).ifPresent(type -> {
            Database database = store.database();
            if (target.onEdges) {
                database.getSchema().getOrCreateEdgeType(target.label);
            } else {
                database.getSchema().getOrCreateVertexType(target.label);
            }
            String label = Labels.quoted(target.label);
            String property = Labels.quoted(target.property);
            database.command("sql", "CREATE PROPERTY " + label + "." + property + " IF NOT EXISTS " + type);
            database.command("sql", "CREATE INDEX ON " + label + " (" + property + ") NOTUNIQUE");
        });
    }

    void drop(IndexTarget target) {
        if (type(target).isPresent()) {
            store.database().getSchema().dropIndex(target.label + "[" + target.property + "]");
        }
    }

    private Optional<String> type(IndexTarget target) {
        String name = declared.getOrDefault(target.label, Map.of()).get(target.property);
        return Optional.ofNullable(name).map(TYPES::get);
    }
}
