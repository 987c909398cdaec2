package dev.touchstone.host.arcadedbgremlin;

import com.arcadedb.database.Database;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.util.HashMap;
import java.util.Map;

/** The indexes of a database, each on a property that is declared with its type for that end. */
final class Indexes {
    private static final Map<String, String> TYPES = Map.of(
            "BOOLEAN", "BOOLEAN",
            "INT", "INTEGER",
            "LONG", "LONG",
            "FLOAT", "FLOAT",
            "DOUBLE", "DOUBLE",
            "STRING", "STRING");

    private final Database database;
    private final Map<String, Map<String, String>> declared = new HashMap<>();

    Indexes(Database database) {
        this.database = database;
    }

    /** Remembers the types of the properties of a label. */
    void declare(String label, Map<String, String> types) {
        declared.put(label, types);
    }

    void create(IndexTarget target) {
        String label = quoted(target.label);
        String property = quoted(target.property);
        database.command("sql", "CREATE PROPERTY " + label + "." + property + " IF NOT EXISTS " + type(target));
        database.command("sql", "CREATE INDEX ON " + label + " (" + property + ") NOTUNIQUE");
    }

    /** A name as it stands in SQL, whatever is in it. */
    private static String quoted(String name) {
        return "`" + name.replace("\\", "\\\\").replace("`", "\\`") + "`";
    }

    void drop(IndexTarget target) {
        database.getSchema().dropIndex(target.label + "[" + target.property + "]");
    }

    private String type(IndexTarget target) {
        String name = declared.getOrDefault(target.label, Map.of()).getOrDefault(target.property, "nothing");
        if (!TYPES.containsKey(name)) {
            throw new NotSupported("index a property of type " + name);
        }
        return TYPES.get(name);
    }
}
