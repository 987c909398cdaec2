package dev.touchstone.host.bolt;

import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.util.List;
import java.util.stream.Collectors;
import org.neo4j.driver.Record;

/** Indexes as Neo4j writes them. */
final class Neo4jSchema implements Schema {
    private static final long POPULATION_MILLIS = 60_000;

    private final Remote remote;
    private final String mark;
    /** Whether this is 4.2, which has no indexes on relationships, and procedures where later ones have SHOW. */
    private final boolean old;

    Neo4jSchema(Remote remote, String word, String version) {
        this.remote = remote;
        this.mark = "touchstone_" + word.replace('-', '_');
        this.old = version.startsWith("4.2.");
    }

    @Override
    public void create(IndexTarget target) {
        if (target.onEdges && old) {
            throw new NotSupported("index edges");
        }
        String on = target.onEdges ? "()-[x:`" + target.label + "`]-()" : "(x:`" + target.label + "`)";
        remote.rows("CREATE INDEX `" + target.name() + "` FOR " + on + " ON (x.`" + target.property + "`)");
    }

    @Override
    public void drop(IndexTarget target) {
        drop(target.name());
    }

    private void drop(String index) {
        remote.rows("DROP INDEX `" + index + "`");
    }

    @Override
    public void await() throws InterruptedException {
        long end = System.currentTimeMillis() + POPULATION_MILLIS;
        while (indexes().stream()
                .anyMatch(index -> index.get("state").asString().equals("POPULATING"))) {
            if (System.currentTimeMillis() > end) {
                throw new IllegalStateException("an index is still not filled");
            }
            Thread.sleep(2);
        }
    }

    @Override
    public void dropAll() {
        for (String constraint : constraints()) {
            remote.rows("DROP CONSTRAINT `" + constraint + "`");
        }
        names().stream().filter(name -> !name.equals(mark)).forEach(this::drop);
    }

    @Override
    public boolean isEmpty() {
        return constraints().isEmpty() && names().isEmpty();
    }

    @Override
    public boolean isMarked() {
        return names().contains(mark);
    }

    @Override
    public void mark() {
        remote.rows("CREATE INDEX " + mark + " FOR (x:TouchstoneMark) ON (x.mark)");
    }

    @Override
    public void unmark() {
        drop(mark);
    }

    private List<String> constraints() {
        return remote
                .rows(old ? "CALL db.constraints() YIELD name RETURN name" : "SHOW CONSTRAINTS YIELD name")
                .stream()
                .map(row -> row.get("name").asString())
                .collect(Collectors.toList());
    }

    /** All but the two from labels and types to elements. */
    private List<String> names() {
        return indexes().stream()
                .filter(index -> !index.get("type").asString().equals("LOOKUP"))
                .map(index -> index.get("name").asString())
                .collect(Collectors.toList());
    }

    private List<Record> indexes() {
        return remote.rows(
                old
                        ? "CALL db.indexes() YIELD name, type, state RETURN name, type, state"
                        : "SHOW INDEXES YIELD name, type, state");
    }
}
