package dev.touchstone.host.node;

import dev.touchstone.host.Adapter;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Fault;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import dev.touchstone.host.sparql.Address;
import dev.touchstone.host.sparql.Remote;
import dev.touchstone.host.sparql.RemoteError;
import dev.touchstone.host.sparql.SparqlAdapter;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Speaks to an engine that is a package for Node.js, in a process that it starts (see {@link NodeProcess} for the options of {@link #open}).
 *
 * <p>What runs in it cannot be interrupted. So when a limit has passed the process is killed, and the next statement starts another with
 * the same dataset; the same is done after an internal error, because nobody knows what state it left behind. The option {@code
 * kind=update} of a request says that the text is an update.
 */
public final class NodeAdapter implements Adapter {
    /** The status with which the script says that it broke, and not the store. */
    private static final int OUR_ERROR = 599;

    private final Set<String> lines = new LinkedHashSet<>();
    private Path folder;
    private Map<String, String> options;
    private volatile NodeProcess process;
    private volatile Remote remote;
    private boolean spent;

    @Override
    public String open(Path ownFolder, Map<String, String> itsOptions) throws Exception {
        folder = ownFolder;
        options = itsOptions;
        start();
        return options.get("version");
    }

    private void start() throws Exception {
        process = NodeProcess.start(folder, options);
        remote = new Remote(
                Address.of(process.url().resolve("query"), process.url().resolve("update")),
                Map.of(),
                process.headers());
        spent = false;
    }

    @Override
    public void wipe() {
        lines.clear();
    }

    @Override
    public void addTriples(String ntriples) {
        ntriples.lines().filter(line -> !line.isBlank()).forEach(lines::add);
    }

    @Override
    public void addNamedTriples(String graph, String ntriples) {
        ntriples.lines().map(line -> quad(line, graph)).forEach(lines::add);
    }

    /** A line of N-Triples ends in a dot; in N-Quads the name of the graph stands before it. */
    private static String quad(String triple, String graph) {
        return triple.substring(0, triple.lastIndexOf('.')) + "<" + graph + "> .";
    }

    @Override
    public void removeTriples(String ntriples) {
        ntriples.lines().forEach(lines::remove);
    }

    @Override
    public void commit() throws Exception {
        if (spent) {
            restart();
        } else {
            alive(this::load);
        }
    }

    private void restart() throws Exception {
        process.close();
        start();
        alive(this::load);
    }

    private Table load() throws Exception {
        URI data = process.url().resolve("data");
        remote.send(
                HttpRequest.newBuilder(data).POST(BodyPublishers.ofString(String.join("\n", lines) + "\n")),
                body -> body.readAllBytes().length);
        return nothing();
    }

    private static Table nothing() {
        return new Table(List.of(), List.of(), true);
    }

    @Override
    public Table run(Request request) throws Exception {
        if (!request.parameters.isEmpty()) {
            throw new NotSupported("take parameters in SPARQL");
        }
        if (spent) {
            restart();
        }
        return alive(() -> answer(request));
    }

    private Table answer(Request request) throws Exception {
        if ("update".equals(request.options.get("kind"))) {
            remote.update(request.text);
            return nothing();
        }
        return remote.query(request.text, Map.of(), request.maxRows);
    }

    /** Does what needs the process; if that is gone, says what it ended with. */
    private Table alive(Work work) throws Exception {
        try {
            return work.done();
        } catch (EngineGone e) {
            throw new EngineGone(process.exitCode(), e);
        } catch (RemoteError e) {
            spent = e.fault() == Fault.TIMEOUT || e.fault() == Fault.INTERNAL;
            if (e.status() == OUR_ERROR) {
                throw new IllegalStateException("a script of ours broke: " + e.getMessage());
            }
            throw e;
        } catch (Exception e) {
            Fault fault = fault(e);
            spent = fault == Fault.TIMEOUT || fault == Fault.INTERNAL;
            throw e;
        }
    }

    @Override
    public Fault fault(Throwable thrown) {
        return SparqlAdapter.meaning(thrown);
    }

    @Override
    public void interrupt(Thread worker) {
        remote.stop(worker);
        process.close();
    }

    @Override
    public void close() {
        if (process != null) {
            process.close();
        }
    }

    /** Something that is asked of the process. */
    private interface Work {
        Table done() throws Exception;
    }
}
