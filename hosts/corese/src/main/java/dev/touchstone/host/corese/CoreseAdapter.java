package dev.touchstone.host.corese;

import dev.touchstone.host.Adapter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Request;
import dev.touchstone.host.Running;
import dev.touchstone.host.Table;
import fr.inria.corese.core.Graph;
import fr.inria.corese.core.api.Loader;
import fr.inria.corese.core.load.Load;
import fr.inria.corese.core.load.LoadException;
import fr.inria.corese.core.query.QueryProcess;
import fr.inria.corese.core.sparql.exceptions.EngineException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Speaks to Corese 4.6 in this process, without inference.
 *
 * <p>The option {@code kind=update} of a request says that the text is an update and not a query.
 */
public final class CoreseAdapter implements Adapter {
    private static final Pattern JAR = Pattern.compile("corese-core-(.+)\\.jar$");

    private final Running running = new Running();
    private Graph graph = Graph.create();
    private volatile QueryProcess process = QueryProcess.create(graph);

    @Override
    public String open(Path folder, Map<String, String> options) {
        return version();
    }

    /** Corese says it nowhere but in the name of its jar. */
    private static String version() {
        Matcher name = JAR.matcher(
                Graph.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        return name.find() ? name.group(1) : "unknown";
    }

    @Override
    public void wipe() {
        graph = Graph.create();
        process = QueryProcess.create(graph);
    }

    /** Nothing is left to do: Corese has no transactions. */
    @Override
    public void commit() {}

    @Override
    public void addTriples(String ntriples) throws LoadException {
        Load.create(graph).loadString(ntriples, Loader.format.NT_FORMAT);
    }

    @Override
    public Table run(Request request) throws Exception {
        if (!request.parameters.isEmpty()) {
            throw new NotSupported("take parameters in SPARQL");
        }
        return running.execute(() -> answer(request));
    }

    private Table answer(Request request) throws EngineException {
        if ("update".equals(request.options.get("kind"))) {
            process.update(request.text);
            return Answers.nothing();
        }
        if (process.ast(request.text).isUpdate()) {
            throw new NotSupported("run an update as a query");
        }
        return Answers.of(process.query(request.text), request.maxRows);
    }

    @Override
    public Fault fault(Throwable thrown) {
        return Faults.meaning(thrown);
    }

    @Override
    public void interrupt(Thread worker) {
        process.finish();
        running.stop(worker);
    }

    @Override
    public void close() {}
}
