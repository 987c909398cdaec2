package dev.touchstone.host.arcadedb;

import com.arcadedb.database.Database;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Labels as the engine's own Cypher keeps them: a record has one type, so a set of labels is a type of its own, named by all of them and
 * below the type of each.
 *
 * <p>Types are made by SQL, because what stands for one in Java was a class and became an interface.
 */
final class Labels {
    private static final String NONE = "Vertex";
    private static final String BETWEEN = "~";

    private Labels() {}

    /** The type of the vertices with exactly these labels, which is made where it is missing. */
    static String type(Database database, Collection<String> labels) {
        if (labels.isEmpty()) {
            database.getSchema().getOrCreateVertexType(NONE);
            return NONE;
        }
        labels.forEach(label -> database.getSchema().getOrCreateVertexType(label));
        Collection<String> sorted = new TreeSet<>(labels);
        String name = String.join(BETWEEN, sorted);
        if (!database.getSchema().existsType(name)) {
            String labelled = sorted.stream().map(Labels::quoted).collect(Collectors.joining(", "));
            database.command("sql", "CREATE VERTEX TYPE " + quoted(name) + " EXTENDS " + labelled);
        }
        return name;
    }

    /** A name as it stands in SQL, whatever is in it. */
    static String quoted(String name) {
        return "`" + name.replace("\\", "\\\\").replace("`", "\\`") + "`";
    }

    static List<String> of(String type) {
        return type.equals(NONE) ? List.of() : Arrays.asList(type.split(BETWEEN, -1));
    }
}
