package dev.touchstone.host.bolt;

import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.neo4j.driver.Record;
import org.neo4j.driver.Value;

/** Indexes as Memgraph writes them. They have no names, are filled when the statement returns, and one may cover a label alone. */
final class MemgraphSchema implements Schema {
    private final Remote remote;
    private final String mark;

    MemgraphSchema(Remote remote, String word) {
        this.remote = remote;
        this.mark = Schema.markOf(word);
    }

    @Override
    public void create(IndexTarget target) {
        remote.rows("CREATE " + name(target));
    }

    @Override
    public void drop(IndexTarget target) {
        remote.rows("DROP " + name(target));
    }

    @Override
    public void constrain(IndexTarget target) {
        throw new NotSupported("create a uniqueness constraint");
    }

    @Override
    public void release(IndexTarget target) {
        throw new NotSupported("drop a uniqueness constraint");
    }

    @Override
    public String name(IndexTarget target) {
        return index(target.onEdges, target.label, List.of(target.property));
    }

    @Override
    public void await() {}

    /** What has no name is called by what follows CREATE or DROP. */
    @Override
    public Map<String, String> all() {
        Map<String, String> all = new LinkedHashMap<>();
        for (Record index : remote.rows("SHOW INDEX INFO")) {
            boolean onEdges = index.get("index type").asString().startsWith("edge");
            String name = index(onEdges, index.get("label").asString(), names(index.get("property")));
            all.put(name, "DROP " + name);
        }
        for (Record constraint : remote.rows("SHOW CONSTRAINT INFO")) {
            String name = constraint(constraint);
            all.put(name, "DROP " + name);
        }
        return all;
    }

    private static String index(boolean onEdges, String label, List<String> properties) {
        return (onEdges ? "EDGE INDEX" : "INDEX") + " ON :`" + label + "`"
                + (properties.isEmpty() ? "" : "(`" + String.join("`, `", properties) + "`)");
    }

    private static String constraint(Record row) {
        List<String> properties = names(row.get("properties"));
        String on = "CONSTRAINT ON (n:`" + row.get("label").asString() + "`) ASSERT ";
        return row.get("constraint type").asString().equals("exists")
                ? on + "EXISTS (n.`" + String.join("`, n.`", properties) + "`)"
                : on + "n.`" + String.join("`, n.`", properties) + "` IS UNIQUE";
    }

    /** One name before 3.2, a list of names since, nothing where an index covers a label alone. */
    private static List<String> names(Value value) {
        Object property = value.asObject();
        if (property == null) {
            return List.of();
        }
        return property instanceof List
                ? ((List<?>) property).stream().map(String::valueOf).collect(Collectors.toList())
                : List.of(property.toString());
    }

    @Override
    public String mark() {
        return index(false, mark, List.of());
    }

    @Override
    public void makeMark() {
        remote.rows("CREATE " + mark());
    }
}
