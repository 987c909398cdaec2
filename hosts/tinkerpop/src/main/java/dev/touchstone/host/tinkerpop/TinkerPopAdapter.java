package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.LoadingAdapter;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversal;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;

/**
 * Speaks to graph databases that embed TinkerPop, from 3.4 to 4.0. A statement is a Gremlin text as {@link Parser} reads
 * it; an answer has one column, {@value #COLUMN}, and one row per traverser.
 */
public final class TinkerPopAdapter implements LoadingAdapter {
    /** The option of {@link #open} that names the {@link GraphProvider}. */
    public static final String PROVIDER = "provider";

    /** The option of a request, and of {@link #open} for all requests, that says which {@link Strategies} to do without. */
    public static final String WITHOUT_STRATEGIES = "withoutStrategies";

    /** The options of {@link #open} that name a {@link SourceChange}, and which of its changes is made. */
    public static final String CHANGE = "change";

    private static final String CHANGE_NAME = "changeName";

    static final String COLUMN = "result";

    private final NativeIds nativeIds = new NativeIds();
    private final Answers answers = new Answers(nativeIds);
    private final Arguments arguments = new Arguments(nativeIds);
    private final Interpreter interpreter = new Interpreter();
    private GraphProvider provider;
    private Loader loader;
    private Strategies strategies;
    private Map<String, String> opened = Map.of();

    @Override
    public String open(Path folder, Map<String, String> options) throws Exception {
        opened = options;
        provider = instance(options.get(PROVIDER), GraphProvider.class);
        loader = new Loader(provider, provider.open(folder, options), arguments);
        strategies = strategies();
        return provider.version();
    }

    private static <T> T instance(String name, Class<T> type) throws ReflectiveOperationException {
        return Class.forName(name).asSubclass(type).getDeclaredConstructor().newInstance();
    }

    private Strategies strategies() throws ReflectiveOperationException {
        GraphTraversalSource source =
                new Strategies(loader.graph().traversal()).without(opened.get(WITHOUT_STRATEGIES));
        return new Strategies(
                opened.containsKey(CHANGE)
                        ? instance(opened.get(CHANGE), SourceChange.class).of(source, opened.get(CHANGE_NAME))
                        : source);
    }

    @Override
    public Table run(Request request) throws Exception {
        try {
            GraphTraversalSource source = strategies.without(request.options.get(WITHOUT_STRATEGIES));
            Map<String, Object> parameters = arguments.nativeValues(request.parameters);
            Table table = iterate(interpreter.traversal(request.text, source, parameters), request.maxRows);
            provider.commit(loader.graph());
            return table;
        } catch (Throwable thrown) {
            rollback(thrown);
            throw thrown;
        }
    }

    private Table iterate(GraphTraversal<?, ?> traversal, int maxRows) throws Exception {
        try (GraphTraversal<?, ?> running = traversal) {
            List<List<Object>> rows = new ArrayList<>();
            while (rows.size() < maxRows && running.hasNext()) {
                rows.add(Collections.singletonList(answers.wireValue(running.next())));
            }
            return new Table(List.of(COLUMN), rows, !running.hasNext());
        }
    }

    /** What failed first is what is told. */
    private void rollback(Throwable first) {
        // A database that is interrupted while it cleans up may stay broken.
        Thread.interrupted();
        try {
            provider.rollback(loader.graph());
        } catch (Exception second) {
            first.addSuppressed(second);
        }
    }

    @Override
    public Fault fault(Throwable thrown) {
        return provider == null ? Faults.of(thrown) : provider.fault(thrown).orElseGet(() -> Faults.of(thrown));
    }

    @Override
    public DatasetWriter loader() {
        return loader;
    }

    @Override
    public void wipe() throws Exception {
        nativeIds.clear();
        loader.wipe();
        strategies = strategies();
    }

    @Override
    public void declareNodes(String label, Map<String, String> properties) throws Exception {
        provider.declareVertices(label, properties);
    }

    @Override
    public void declareEdges(String type, Map<String, String> properties) throws Exception {
        provider.declareEdges(type, properties);
    }

    @Override
    public void close() throws Exception {
        provider.close();
    }
}
