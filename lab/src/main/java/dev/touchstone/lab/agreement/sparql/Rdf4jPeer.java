package dev.touchstone.lab.agreement.sparql;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.core.value.Values;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.SparqlText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.rdf4j.model.BNode;
import org.eclipse.rdf4j.model.IRI;
import org.eclipse.rdf4j.model.Resource;
import org.eclipse.rdf4j.model.Statement;
import org.eclipse.rdf4j.model.ValueFactory;
import org.eclipse.rdf4j.query.TupleQueryResult;
import org.eclipse.rdf4j.repository.RepositoryConnection;
import org.eclipse.rdf4j.repository.sail.SailRepository;
import org.eclipse.rdf4j.sail.memory.MemoryStore;

/** RDF4J's store in memory. */
final class Rdf4jPeer implements Peer, AutoCloseable {
    private static final int SECONDS = 20;

    private final SailRepository repository = new SailRepository(new MemoryStore());
    private RdfGraph loaded = new RdfGraph(Map.of(), List.of());

    @Override
    public EngineId name() {
        return new EngineId("rdf4j", SailRepository.class.getPackage().getImplementationVersion());
    }

    @Override
    public Outcome.Rows answer(RdfGraph graph, Query query) {
        try (RepositoryConnection connection = repository.getConnection()) {
            load(connection, graph);
            return new Outcome.Rows(run(connection, query), true);
        }
    }

    private void load(RepositoryConnection connection, RdfGraph graph) {
        if (graph.equals(loaded)) {
            return;
        }
        ValueFactory make = connection.getValueFactory();
        connection.begin();
        connection.clear();
        for (Triple triple : graph.triples()) {
            connection.add(
                    (Resource) value(triple.subject(), make),
                    (IRI) value(triple.predicate(), make),
                    value(triple.object(), make));
        }
        connection.commit();
        loaded = graph;
    }

    private static Answer run(RepositoryConnection connection, Query query) {
        String text = SparqlText.of(query);
        return switch (query) {
            case Query.Ask ask ->
                Tables.truth(connection.prepareBooleanQuery(text).evaluate());
            case Query.Construct construct ->
                // It gives a triple as often as it makes it; the answer is a graph.
                Tables.triples(connection.prepareGraphQuery(text).evaluate().stream()
                        .distinct()
                        .map(Rdf4jPeer::row)
                        .toList());
            case Query.Select select -> rows(connection, text);
        };
    }

    private static Answer rows(RepositoryConnection connection, String text) {
        var prepared = connection.prepareTupleQuery(text);
        prepared.setMaxExecutionTime(SECONDS);
        try (TupleQueryResult result = prepared.evaluate()) {
            List<String> columns = List.copyOf(result.getBindingNames());
            List<List<Value>> rows = new ArrayList<>();
            result.forEach(solution -> rows.add(columns.stream()
                    .map(column -> solution.hasBinding(column) ? (Value) term(solution.getValue(column)) : Values.NULL)
                    .toList()));
            return new Answer(columns, rows);
        }
    }

    private static List<Value> row(Statement triple) {
        return Stream.of(triple.getSubject(), triple.getPredicate(), triple.getObject())
                .map(value -> (Value) term(value))
                .toList();
    }

    private static org.eclipse.rdf4j.model.Value value(Term term, ValueFactory make) {
        return switch (term) {
            case Iri iri -> make.createIRI(iri.value());
            case Blank blank -> make.createBNode(blank.label());
            case Literal literal
            when !literal.language().isEmpty() -> make.createLiteral(literal.lexical(), literal.language());
            case Literal literal -> make.createLiteral(literal.lexical(), make.createIRI(literal.datatype()));
        };
    }

    private static Term term(org.eclipse.rdf4j.model.Value value) {
        if (value instanceof IRI iri) {
            return new Iri(iri.stringValue());
        }
        if (value instanceof BNode blank) {
            return new Blank(blank.getID());
        }
        org.eclipse.rdf4j.model.Literal literal = (org.eclipse.rdf4j.model.Literal) value;
        return new Literal(
                literal.getLabel(),
                literal.getDatatype().stringValue(),
                literal.getLanguage().orElse(""));
    }

    @Override
    public void close() {
        repository.shutDown();
    }
}
