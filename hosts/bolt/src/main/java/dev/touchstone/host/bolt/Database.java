package dev.touchstone.host.bolt;

import dev.touchstone.host.Refused;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.neo4j.driver.Record;
import org.neo4j.driver.Result;
import org.neo4j.driver.exceptions.ClientException;
import org.neo4j.driver.summary.SummaryCounters;

/**
 * A database that this session uses, with what is ours in it. Nothing else is ever changed, whenever it came, unless the user said that all of
 * it is disposable.
 *
 * <p>A statement that may write is a transaction with a look before and a look after it: it is rolled back where something is there that we
 * did not make, or where more has come up than the statement itself counts. A wipe is one statement that looks and deletes, and deletes only
 * what it has looked at.
 */
final class Database {
    /** Words without which nothing is written; a character by its number may be a part of any word. */
    private static final Pattern MAY_WRITE =
            Pattern.compile("(?i)\\b(CREATE|MERGE|INSERT|SET|DELETE|REMOVE|DROP|FOREACH|LOAD|CALL\\s+[\\w`])|\\\\u");

    /** What a database runs only as a transaction by itself. */
    private static final Pattern ALONE =
            Pattern.compile("(?i)\\b(IN|CONCURRENT)\\s+TRANSACTIONS\\b|^\\s*USING\\s+PERIODIC\\b"
                    + "|^[^(]*\\b(INDEX|CONSTRAINT|DATABASE|ALIAS|SERVER|USER|ROLE)\\b");

    private static final String WIPE =
            "MATCH (n) WITH collect(n) AS nodes OPTIONAL MATCH ()-[r]->() WITH nodes, collect(r) AS edges "
                    + "WHERE all(n IN nodes WHERE id(n) IN $nodes) AND all(r IN edges WHERE id(r) IN $edges) "
                    + "FOREACH (r IN edges | DELETE r) FOREACH (n IN nodes | DELETE n) RETURN size(nodes) AS wiped";

    private final Remote remote;
    private final Schema schema;
    private final OwnData own;
    private final boolean disposable;

    Database(Remote remote, Schema schema, OwnData own, boolean disposable) {
        this.remote = remote;
        this.schema = schema;
        this.own = own;
        this.disposable = disposable;
    }

    /** Marks the database as ours. What earlier runs left goes first: their marks are in the way. */
    void mark() {
        if (disposable) {
            drop(schema.all());
        }
        own.addSchema(schema.mark());
        schema.makeMark();
    }

    /** Deletes everything but the mark. */
    void wipe() {
        Map<String, String> there = schema.all();
        if (there.remove(schema.mark()) == null) {
            throw new Refused("the mark of this session is gone: somebody else uses the database");
        }
        if (disposable) {
            remote.rows("MATCH (n) DETACH DELETE n");
        } else {
            own.refuseOthers(there);
            deleteOurs();
        }
        drop(there);
        own.become(new Elements());
    }

    private void deleteOurs() {
        try {
            Map<String, Object> ours =
                    Map.of("nodes", List.copyOf(own.elements.nodes), "edges", List.copyOf(own.elements.edges));
            if (!remote.rows(WIPE, ours).isEmpty()) {
                return;
            }
        } catch (ClientException e) {
            // Perhaps a node has got a relationship meanwhile, and could not be deleted.
            own.refuseOthers(Elements.in(remote::rows));
            throw e;
        }
        own.refuseOthers(Elements.in(remote::rows));
        throw OwnData.stranger("something");
    }

    /** Leaves the database as it was found; where somebody else's data have come, without ours. */
    void leave() {
        Map<String, String> there = schema.all();
        if (!there.containsKey(schema.mark())) {
            // Whoever took it away has deleted what was ours, and our ids may be theirs now.
            return;
        }
        try {
            wipe();
        } catch (Refused e) {
            remote.rows(
                    "MATCH ()-[r]->() WHERE id(r) IN $ids DELETE r", Map.of("ids", List.copyOf(own.elements.edges)));
            remote.rows(
                    "MATCH (n) WHERE id(n) IN $ids AND NOT (n)--() DELETE n",
                    Map.of("ids", List.copyOf(own.elements.nodes)));
        }
        there.keySet().removeIf(name -> !own.isOurs(name));
        there.keySet().retainAll(schema.all().keySet());
        drop(there);
    }

    private void drop(Map<String, String> names) {
        names.values().forEach(remote::rows);
    }

    /** Runs a statement of a case. */
    Table run(Request request, Map<String, Object> parameters, Function<Result, Table> reading) {
        if (disposable || !MAY_WRITE.matcher(request.text).find()) {
            return remote.run(request.text, parameters, request.limitMillis, reading);
        }
        Work work;
        if (ALONE.matcher(request.text).find()) {
            own.refuseOthers(schema.all());
            work = work(remote::rows, how -> remote.run(request.text, parameters, request.limitMillis, how), reading);
            schema.all().keySet().forEach(own::addSchema);
        } else {
            work = remote.inTransaction(
                    request.limitMillis,
                    transaction -> work(
                            text -> transaction.run(text).list(),
                            how -> how.apply(transaction.run(request.text, parameters)),
                            reading));
        }
        // Only now it is certain that what the statement deleted is gone.
        own.become(work.after);
        return work.rows;
    }

    /** Reads what comes of a statement, and takes what it has made. */
    private Work work(Function<String, List<Record>> database, Running running, Function<Result, Table> reading) {
        Elements before = Elements.in(database);
        own.refuseOthers(before);
        SummaryCounters[] counted = new SummaryCounters[1];
        Table rows = running.run(result -> {
            Table read = reading.apply(result);
            counted[0] = result.consume().counters();
            return read;
        });
        Elements after = Elements.in(database);
        if (!after.follow(before, counted[0])) {
            throw OwnData.stranger("more (" + after.without(before).words() + " came up while a statement ran)");
        }
        own.add(after);
        return new Work(rows, after);
    }

    /** What a statement answered, and what was there then. */
    private static final class Work {
        private final Table rows;
        private final Elements after;

        Work(Table rows, Elements after) {
            this.rows = rows;
            this.after = after;
        }
    }

    /** Runs the statement, and gives its result to somebody who reads it. */
    private interface Running {
        Table run(Function<Result, Table> reading);
    }
}
