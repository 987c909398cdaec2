package dev.touchstone.host.bolt;

import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.driver.Record;

/** Indexes and constraints as Neo4j writes them. */
final class Neo4jSchema implements Schema {
    private static final long POPULATION_MILLIS = 60_000;

    private final Remote remote;
    private final String mark;
    /** Whether this is 4.2, which has no indexes on relationships, and procedures where later ones have SHOW. */
    private final boolean old;
    /** Whether constraints assert, as in all of 4; what requires came with 4.4, and is all there is in 5. */
    private final boolean asserts;

    Neo4jSchema(Remote remote, String word, String version) {
        this.remote = remote;
        this.mark = Schema.markOf(word);
        this.old = version.startsWith("4.2.");
        this.asserts = version.startsWith("4.");
    }

    @Override
    public void create(IndexTarget target) {
        if (target.onEdges && old) {
            throw new NotSupported("index edges");
        }
        String on = target.onEdges ? "()-[x:`" + target.label + "`]-()" : "(x:`" + target.label + "`)";
        remote.rows("CREATE INDEX `" + name(target) + "` FOR " + on + " ON (x.`" + target.property + "`)");
    }

    @Override
    public void drop(IndexTarget target) {
        remote.rows(dropping("INDEX", name(target)));
    }

    @Override
    public void constrain(IndexTarget target) {
        remote.rows("CREATE CONSTRAINT `" + name(target) + "` " + (asserts ? "ON" : "FOR") + " (x:`" + target.label
                + "`) " + (asserts ? "ASSERT" : "REQUIRE") + " x.`" + target.property + "` IS UNIQUE");
    }

    @Override
    public void release(IndexTarget target) {
        remote.rows(dropping("CONSTRAINT", name(target)));
    }

    @Override
    public String name(IndexTarget target) {
        return mark + "_" + target.name();
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

    /** The index of a constraint has the same name, and goes with it; the two from labels and types to elements are the database's. */
    @Override
    public Map<String, String> all() {
        Map<String, String> all = new LinkedHashMap<>();
        remote.rows(old ? "CALL db.constraints() YIELD name RETURN name" : "SHOW CONSTRAINTS YIELD name")
                .forEach(row -> all.put(
                        row.get("name").asString(),
                        dropping("CONSTRAINT", row.get("name").asString())));
        indexes().stream()
                .filter(index -> !index.get("type").asString().equals("LOOKUP"))
                .map(index -> index.get("name").asString())
                .forEach(name -> all.putIfAbsent(name, dropping("INDEX", name)));
        return all;
    }

    private static String dropping(String what, String name) {
        return "DROP " + what + " `" + name.replace("`", "``") + "`";
    }

    @Override
    public String mark() {
        return mark;
    }

    /** On a label and a property that no node has. There is one at a time: a second of the same is refused by the database. */
    @Override
    public void makeMark() {
        remote.rows("CREATE INDEX " + mark + " FOR (x:TouchstoneMark) ON (x.mark)");
    }

    private List<Record> indexes() {
        return remote.rows(
                old
                        ? "CALL db.indexes() YIELD name, type, state RETURN name, type, state"
                        : "SHOW INDEXES YIELD name, type, state");
    }
}
