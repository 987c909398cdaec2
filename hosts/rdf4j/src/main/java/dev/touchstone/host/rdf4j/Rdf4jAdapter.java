package dev.touchstone.host.rdf4j;

import dev.touchstone.host.Adapter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Request;
import dev.touchstone.host.Running;
import dev.touchstone.host.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.eclipse.rdf4j.model.IRI;
import org.eclipse.rdf4j.query.Operation;
import org.eclipse.rdf4j.query.Query;
import org.eclipse.rdf4j.query.Update;
import org.eclipse.rdf4j.repository.Repository;
import org.eclipse.rdf4j.repository.RepositoryConnection;
import org.eclipse.rdf4j.repository.sail.SailRepository;

/**
 * Speaks to Eclipse RDF4J, 3.6 to 5.3, in this process.
 *
 * <p>The option {@code store} of {@link #open} is the class of the store. Options of a request: {@code kind=update} says that the text is an update and not a query, {@code hint.optimise=off} leaves out the pipeline of
 * optimisers. Some of these prepare what the evaluation relies on, so that an answer without them may be wrong by intention.
 */
public final class Rdf4jAdapter implements Adapter {
    private final Running running = new Running();
    private final NamedGraphs graphs = new NamedGraphs();
    private Store store;
    private Repository repository;

    @Override
    public String open(Path folder, Map<String, String> options) throws ReflectiveOperationException {
        store = Store.open(folder, options.get("store"));
        repository = new SailRepository(store.sail);
        repository.init();
        return version();
    }

    /** Old releases add the number of a build. */
    private static String version() {
        return SailRepository.class.getPackage().getImplementationVersion().replaceFirst("\\+.*", "");
    }

    @Override
    public void wipe() {
        try (RepositoryConnection connection = repository.getConnection()) {
            connection.clear();
        }
        graphs.clear();
    }

    /** Nothing is left to do: every change is a transaction of its own. */
    @Override
    public void commit() {}

    @Override
    public void addTriples(String ntriples) throws IOException, ReflectiveOperationException {
        try (RepositoryConnection connection = repository.getConnection()) {
            connection.add(Documents.triples(ntriples));
        }
    }

    @Override
    public void addNamedTriples(String graph, String ntriples) throws IOException, ReflectiveOperationException {
        try (RepositoryConnection connection = repository.getConnection()) {
            IRI name = connection.getValueFactory().createIRI(graph);
            connection.add(Documents.triples(ntriples), name);
            graphs.add(name);
        }
    }

    @Override
    public void removeTriples(String ntriples) throws IOException, ReflectiveOperationException {
        try (RepositoryConnection connection = repository.getConnection()) {
            connection.remove(Documents.triples(ntriples));
        }
    }

    @Override
    public Table run(Request request) throws Exception {
        if (!request.parameters.isEmpty()) {
            throw new NotSupported("take parameters in SPARQL");
        }
        boolean plain = "off".equals(request.options.get("hint.optimise"));
        return running.execute(() -> plain ? withoutOptimisers(() -> answer(request)) : answer(request));
    }

    private Table answer(Request request) {
        try (RepositoryConnection connection = repository.getConnection()) {
            if ("update".equals(request.options.get("kind"))) {
                Update update = prepared(connection.prepareUpdate(request.text), connection, request);
                update.execute();
                return Answers.nothing();
            }
            Query query = prepared(connection.prepareQuery(request.text), connection, request);
            return Answers.of(query, request.maxRows);
        }
    }

    /** With its limit, which RDF4J counts in seconds. */
    private <T extends Operation> T prepared(T operation, RepositoryConnection connection, Request request) {
        operation.setMaxExecutionTime((int) Math.max(1, (request.limitMillis + 999) / 1000));
        graphs.tell(operation, request.text, connection.getValueFactory());
        return operation;
    }

    private <T> T withoutOptimisers(Supplier<T> work) {
        store.strategies.setOptimizerPipeline(List::of);
        try {
            return work.get();
        } finally {
            store.strategies.setOptimizerPipeline(null);
        }
    }

    @Override
    public Fault fault(Throwable thrown) {
        return Faults.meaning(thrown);
    }

    @Override
    public void interrupt(Thread worker) {
        running.stop(worker);
    }

    @Override
    public void close() {
        if (repository != null) {
            repository.shutDown();
        }
    }
}
