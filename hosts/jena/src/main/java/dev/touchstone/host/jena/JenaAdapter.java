package dev.touchstone.host.jena;

import dev.touchstone.host.Adapter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.query.ARQ;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryExecution;
import org.apache.jena.query.QueryExecutionFactory;
import org.apache.jena.query.QueryFactory;
import org.apache.jena.query.ReadWrite;
import org.apache.jena.sparql.graph.GraphFactory;
import org.apache.jena.sparql.util.Context;
import org.apache.jena.update.UpdateFactory;
import org.apache.jena.update.UpdateProcessor;
import org.apache.jena.update.UpdateRequest;

/**
 * Speaks to Apache Jena, 3.3 to 6.2, in this process.
 *
 * <p>The option {@code store} of {@link #open} is {@code memory}, {@code tdb1} or {@code tdb2}. Options of a request: {@code kind=update}
 * says that the text is an update and not a query, and {@link Switches} knows the others.
 */
public final class JenaAdapter implements Adapter {
    private final Running running = new Running();
    private Store store;

    @Override
    public String open(Path folder, Map<String, String> options) {
        ARQ.init();
        store = Store.open(folder, options);
        return ARQ.VERSION;
    }

    @Override
    public void wipe() {
        store.wipe();
    }

    /** Nothing is left to do: every change is a transaction of its own. */
    @Override
    public void commit() {}

    @Override
    public void addTriples(String ntriples) throws Exception {
        List<Triple> triples = Documents.triples(ntriples);
        store.transact(ReadWrite.WRITE, dataset -> {
            Graph graph = dataset.asDatasetGraph().getDefaultGraph();
            triples.forEach(graph::add);
            return triples.size();
        });
    }

    /** The graph is put in as a whole: Jena 3 takes a single quad of a graph that is not there, and loses it. */
    @Override
    public void addNamedTriples(String name, String ntriples) throws Exception {
        Graph graph = GraphFactory.createDefaultGraph();
        Documents.triples(ntriples).forEach(graph::add);
        store.transact(ReadWrite.WRITE, dataset -> {
            dataset.asDatasetGraph().addGraph(NodeFactory.createURI(name), graph);
            return graph.size();
        });
    }

    @Override
    public void removeTriples(String ntriples) throws Exception {
        List<Triple> triples = Documents.triples(ntriples);
        store.transact(ReadWrite.WRITE, dataset -> {
            Graph graph = dataset.asDatasetGraph().getDefaultGraph();
            triples.forEach(graph::delete);
            return triples.size();
        });
    }

    @Override
    public Table run(Request request) throws Exception {
        if (!request.parameters.isEmpty()) {
            throw new NotSupported("take parameters in SPARQL");
        }
        if ("update".equals(request.options.get("kind"))) {
            UpdateRequest update = UpdateFactory.create(request.text);
            return store.transact(ReadWrite.WRITE, dataset -> update(update, dataset, request));
        }
        Query query = QueryFactory.create(request.text);
        return store.transact(ReadWrite.READ, dataset -> answer(query, dataset, request));
    }

    private Table answer(Query query, Dataset dataset, Request request) {
        try (QueryExecution execution = QueryExecutionFactory.create(query, dataset)) {
            new Switches(request).switchOff(execution.getContext());
            return running.execute(() -> Answers.of(query, execution, request.maxRows), execution::abort);
        }
    }

    /** The switches go through the dataset, because since version 4 Jena ignores a context that comes with an update. */
    private Table update(UpdateRequest update, Dataset dataset, Request request) throws ReflectiveOperationException {
        Context context = dataset.asDatasetGraph().getContext();
        Switches switches = new Switches(request);
        switches.switchOff(context);
        try {
            UpdateProcessor processor = Updates.prepare(update, dataset);
            return running.execute(
                    () -> {
                        processor.execute();
                        return Answers.nothing();
                    },
                    Updates.abort(processor, Thread.currentThread()));
        } finally {
            switches.restore(context);
        }
    }

    @Override
    public Fault fault(Throwable thrown) {
        return Faults.meaning(thrown);
    }

    /** Reaches what is executing. A text that is still being parsed does not listen. */
    @Override
    public void interrupt(Thread worker) {
        if (!running.stop()) {
            worker.interrupt();
        }
    }

    @Override
    public void close() {
        if (store != null) {
            store.close();
        }
    }
}
