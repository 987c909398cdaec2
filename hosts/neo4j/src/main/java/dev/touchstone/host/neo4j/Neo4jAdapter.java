package dev.touchstone.host.neo4j;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.LoadingAdapter;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Planner;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.Map;
import org.neo4j.graphdb.QueryExecutionType.QueryType;
import org.neo4j.graphdb.Result;

/**
 * Speaks to an embedded Neo4j Community: from 4.2 on, or to whatever an {@link Database.Opening} opens.
 *
 * <p>Options of {@link #open} are settings of the engine by their own names. A statement has one option, {@value
 * #PREFIX}, which is put before its text: {@code CYPHER runtime=slotted}.
 */
public class Neo4jAdapter implements LoadingAdapter, Planner {
    /** The option of a statement that is put before its text. */
    public static final String PREFIX = "prefix";

    private final NativeIds ids = new NativeIds();
    private final ToEngine toEngine = new ToEngine(ids);
    private final FromEngine fromEngine = new FromEngine(ids);
    private final Database.Opening opening;
    private Database database;
    private Indexes indexes;
    private Loader loader;
    private volatile Work running;
    private long planningNanos;

    public Neo4jAdapter() {
        this(ManagedDatabase::open);
    }

    protected Neo4jAdapter(Database.Opening opening) {
        this.opening = opening;
    }

    @Override
    public String open(Path folder, Map<String, String> options) throws Exception {
        database = opening.open(folder, options);
        String version = version();
        indexes = new Indexes(database, !version.startsWith("3.") && !version.startsWith("4.2."));
        loader = new Loader(database, indexes, toEngine);
        return version;
    }

    private String version() {
        try (Work work = database.begin();
                Result result =
                        work.execute("CALL dbms.components() YIELD versions RETURN versions[0] AS version", Map.of())) {
            return (String) result.next().get("version");
        }
    }

    @Override
    public Table run(Request request) throws InterruptedException {
        planningNanos = 0;
        String prefix = request.options.get(PREFIX);
        String text = prefix == null ? request.text : prefix + " " + request.text;
        Table table;
        boolean schemaChanged;
        try (Work work = database.begin(request.limitMillis)) {
            running = work;
            long start = System.nanoTime();
            try (Result result = work.execute(text, toEngine.parameters(request.parameters))) {
                planningNanos = System.nanoTime() - start;
                table = fromEngine.table(result, request.maxRows);
                schemaChanged = result.getQueryExecutionType().queryType() == QueryType.SCHEMA_WRITE;
            }
            work.commit();
        } finally {
            running = null;
        }
        if (schemaChanged) {
            indexes.await();
        }
        return table;
    }

    /** Until there is a result: of a query that reads, its rows are worked out when they are asked for. */
    @Override
    public long planningNanos() {
        return planningNanos;
    }

    @Override
    public Fault fault(Throwable thrown) {
        return Faults.of(thrown);
    }

    @Override
    public void interrupt(Thread worker) {
        Work now = running;
        if (now != null) {
            now.terminate();
        }
    }

    @Override
    public void close() {
        database.shutdown();
    }

    @Override
    public DatasetWriter loader() {
        return loader;
    }

    @Override
    public void wipe() {
        ids.clear();
        loader.wipe();
    }
}
