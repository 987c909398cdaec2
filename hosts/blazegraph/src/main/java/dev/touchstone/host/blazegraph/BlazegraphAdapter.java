package dev.touchstone.host.blazegraph;

import com.bigdata.Banner;
import com.bigdata.journal.Options;
import com.bigdata.rdf.axioms.NoAxioms;
import com.bigdata.rdf.sail.BigdataSail;
import com.bigdata.rdf.sail.BigdataSailRepository;
import com.bigdata.rdf.sail.BigdataSailRepositoryConnection;
import com.bigdata.rdf.store.AbstractTripleStore;
import dev.touchstone.host.Adapter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Request;
import dev.touchstone.host.Running;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.openrdf.model.Statement;
import org.openrdf.query.Query;
import org.openrdf.query.QueryLanguage;
import org.openrdf.repository.RepositoryException;

/**
 * Speaks to Blazegraph 2.1 in this process: a journal in memory, triples without inference and without full text.
 *
 * <p>The option {@code kind=update} of a request says that the text is an update and not a query.
 */
public final class BlazegraphAdapter implements Adapter {
    private final Running running = new Running();
    private BigdataSailRepository repository;

    @Override
    public String open(Path folder, Map<String, String> options) throws Exception {
        Properties properties = new Properties();
        properties.setProperty(Options.BUFFER_MODE, "MemStore");
        properties.setProperty(AbstractTripleStore.Options.AXIOMS_CLASS, NoAxioms.class.getName());
        properties.setProperty(AbstractTripleStore.Options.JUSTIFY, "false");
        properties.setProperty(AbstractTripleStore.Options.TEXT_INDEX, "false");
        // Else a dateTime does not come back as it was written.
        properties.setProperty(AbstractTripleStore.Options.INLINE_DATE_TIMES, "false");
        // A blank node that comes in two documents is one.
        properties.setProperty(AbstractTripleStore.Options.STORE_BLANK_NODES, "true");
        properties.setProperty(BigdataSail.Options.TRUTH_MAINTENANCE, "false");
        repository = new BigdataSailRepository(new BigdataSail(properties));
        repository.initialize();
        return Banner.getVersion();
    }

    @Override
    public void wipe() throws Exception {
        transact(connection -> {
            connection.clear();
            return true;
        });
    }

    /** Nothing is left to do: every change is a transaction of its own. */
    @Override
    public void commit() {}

    @Override
    public void addTriples(String ntriples) throws Exception {
        List<Statement> triples = Documents.triples(ntriples);
        transact(connection -> {
            connection.add(triples);
            return true;
        });
    }

    @Override
    public void removeTriples(String ntriples) throws Exception {
        List<Statement> triples = Documents.triples(ntriples);
        transact(connection -> {
            connection.remove(triples);
            return true;
        });
    }

    @Override
    public Table run(Request request) throws Exception {
        if (!request.parameters.isEmpty()) {
            throw new NotSupported("take parameters in SPARQL");
        }
        return running.execute(() -> transact(connection -> answer(connection, request)));
    }

    private static Table answer(BigdataSailRepositoryConnection connection, Request request) throws Exception {
        if ("update".equals(request.options.get("kind"))) {
            connection.prepareUpdate(QueryLanguage.SPARQL, request.text).execute();
            return Answers.nothing();
        }
        Query query = connection.prepareQuery(QueryLanguage.SPARQL, request.text);
        // It counts in seconds.
        query.setMaxQueryTime((int) Math.max(1, (request.limitMillis + 999) / 1000));
        return Answers.of(query, request.maxRows);
    }

    private <T> T transact(Work<T> work) throws Exception {
        BigdataSailRepositoryConnection connection = repository.getUnisolatedConnection();
        try {
            connection.begin();
            T result = work.on(connection);
            connection.commit();
            return result;
        } catch (Throwable e) {
            connection.rollback();
            throw e;
        } finally {
            connection.close();
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
    public void close() throws RepositoryException {
        if (repository != null) {
            repository.shutDown();
        }
    }

    /** What is done in a transaction. */
    private interface Work<T> {
        T on(BigdataSailRepositoryConnection connection) throws Exception;
    }
}
