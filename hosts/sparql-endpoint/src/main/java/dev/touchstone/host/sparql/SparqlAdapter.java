package dev.touchstone.host.sparql;

import dev.touchstone.host.Adapter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import dev.touchstone.host.Term;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Speaks to a running store by the SPARQL 1.1 Protocol.
 *
 * <p>Options of {@link #open} are {@code url} (see {@link Address}), {@code user} and {@code password}, {@code session}, a word that no
 * other session has, and {@code ask}, which says that nothing shall be written. It reports product and version, where they can be told.
 * The option {@code kind=update} of a request says that the text is an update.
 *
 * <p>A dataset is a named graph of our own, which queries see as the default graph, and the only one. That a server heeds this is made
 * sure of with the first dataset that is written.
 */
public final class SparqlAdapter implements Adapter {
    private static final String COUNT = "SELECT (COUNT(*) AS ?n) { ?s ?p ?o }";
    private static final long COUNT_MILLIS = 60_000;

    private Remote remote;
    private Product product;
    private OwnGraph graph;
    private boolean asking;
    private boolean heeded;

    @Override
    public String open(Path folder, Map<String, String> options) throws Exception {
        remote = new Remote(Address.parse(options.get("url")), options);
        product = Product.of(remote);
        graph = new OwnGraph(remote, options.get("session"));
        asking = options.containsKey("ask");
        return product.name + "/" + product.version;
    }

    @Override
    public void wipe() {
        graph.wipe();
    }

    @Override
    public void commit() throws Exception {
        graph.commit();
        if (!heeded && graph.size() > 0) {
            OptionalLong count = count();
            if (count.isPresent() && (count.getAsLong() == 0 || count.getAsLong() > graph.size())) {
                throw new Refused("queries are not answered from the graph that they name, which has " + graph.size()
                        + " triples, and " + count.getAsLong()
                        + " were counted; the server does not heed default-graph-uri");
            }
            heeded = count.isPresent();
        }
    }

    /** How many triples a query sees, if the answer tells. */
    private OptionalLong count() throws Exception {
        Table table = ask(new Request(COUNT, Map.of(), Map.of(), COUNT_MILLIS, 1));
        Object value = table.complete && table.rows.size() == 1 && table.columns.size() == 1
                ? table.rows.get(0).get(0)
                : null;
        return value instanceof Term && ((Term) value).text.matches("\\d{1,18}")
                ? OptionalLong.of(Long.parseLong(((Term) value).text))
                : OptionalLong.empty();
    }

    @Override
    public void addTriples(String ntriples) {
        graph.addTriples(ntriples);
    }

    @Override
    public void removeTriples(String ntriples) {
        graph.removeTriples(ntriples);
    }

    @Override
    public Table run(Request request) throws Exception {
        if (!request.parameters.isEmpty()) {
            throw new NotSupported("take parameters in SPARQL");
        }
        if ("update".equals(request.options.get("kind"))) {
            remote.update(ConfinedUpdate.of(request.text, graph.iri()));
            return new Table(List.of(), List.of(), true);
        }
        return ask(request);
    }

    private Table ask(Request request) throws Exception {
        // Virtuoso 7.2.5 never answers a query that is posted as it is.
        return product.name.equals(Product.VIRTUOSO)
                ? remote.queryByForm(request.text, parameters(request), request.maxRows)
                : remote.query(request.text, parameters(request), request.maxRows);
    }

    private Map<String, String> parameters(Request request) {
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("default-graph-uri", graph.iri());
        if (product.name.equals(Product.FUSEKI)) {
            // In seconds; one that has a limit of its own lets it be lowered, and any other goes on in vain.
            parameters.put("timeout", Long.toString(Math.max(1, request.limitMillis / 1000)));
        }
        return parameters;
    }

    @Override
    public Fault fault(Throwable thrown) {
        return meaning(thrown);
    }

    /** What exceptions mean that come from a {@link Remote}. */
    public static Fault meaning(Throwable thrown) {
        if (thrown instanceof LimitPassed) {
            return Fault.TIMEOUT;
        }
        return thrown instanceof RemoteError ? ((RemoteError) thrown).fault() : Fault.INTERNAL;
    }

    /** Most servers cannot be told to stop: we stop waiting. */
    @Override
    public void interrupt(Thread worker) {
        remote.stop(worker);
    }

    @Override
    public void close() throws Exception {
        if (graph != null && !asking) {
            graph.drop();
        }
    }
}
