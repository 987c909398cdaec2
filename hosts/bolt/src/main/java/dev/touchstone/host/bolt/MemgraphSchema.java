package dev.touchstone.host.bolt;

import dev.touchstone.host.IndexTarget;
import java.util.List;
import java.util.stream.Collectors;
import org.neo4j.driver.Record;

/** Indexes as Memgraph writes them. They have no names, are filled when the statement returns, and one may cover a label alone. */
final class MemgraphSchema implements Schema {
    private final Remote remote;
    private final String mark;

    MemgraphSchema(Remote remote, String word) {
        this.remote = remote;
        this.mark = "touchstone_" + word.replace('-', '_');
    }

    @Override
    public void create(IndexTarget target) {
        remote.rows("CREATE " + written(target));
    }

    @Override
    public void drop(IndexTarget target) {
        remote.rows("DROP " + written(target));
    }

    private static String written(IndexTarget target) {
        return (target.onEdges ? "EDGE INDEX" : "INDEX") + " ON :`" + target.label + "`(`" + target.property + "`)";
    }

    @Override
    public void await() {}

    @Override
    public void dropAll() {
        for (Record index : others()) {
            boolean onEdges = index.get("index type").asString().startsWith("edge");
            String property = String.join("`, `", properties(index));
            remote.rows("DROP " + (onEdges ? "EDGE INDEX" : "INDEX") + " ON :`" + label(index) + "`"
                    + (property.isEmpty() ? "" : "(`" + property + "`)"));
        }
    }

    /** One name before 3.2, a list of names since, nothing where the index covers a label alone. */
    private static List<String> properties(Record index) {
        Object property = index.get("property").asObject();
        if (property == null) {
            return List.of();
        }
        return property instanceof List
                ? ((List<?>) property).stream().map(String::valueOf).collect(Collectors.toList())
                : List.of(property.toString());
    }

    @Override
    public boolean isEmpty() {
        return indexes().isEmpty() && remote.rows("SHOW CONSTRAINT INFO").isEmpty();
    }

    @Override
    public boolean isMarked() {
        return indexes().stream().anyMatch(index -> label(index).equals(mark));
    }

    @Override
    public void mark() {
        remote.rows("CREATE INDEX ON :" + mark);
    }

    @Override
    public void unmark() {
        remote.rows("DROP INDEX ON :" + mark);
    }

    private List<Record> others() {
        return indexes().stream().filter(index -> !label(index).equals(mark)).collect(Collectors.toList());
    }

    private List<Record> indexes() {
        return remote.rows("SHOW INDEX INFO");
    }

    private static String label(Record index) {
        return index.get("label").asString();
    }
}
