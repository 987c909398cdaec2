package dev.touchstone.host.rdf4j;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.rdf4j.model.IRI;
import org.eclipse.rdf4j.model.ValueFactory;
import org.eclipse.rdf4j.query.Dataset;
import org.eclipse.rdf4j.query.Operation;
import org.eclipse.rdf4j.query.QueryLanguage;
import org.eclipse.rdf4j.query.impl.SimpleDataset;
import org.eclipse.rdf4j.query.parser.ParsedOperation;
import org.eclipse.rdf4j.query.parser.ParsedQuery;
import org.eclipse.rdf4j.query.parser.QueryParserUtil;

/**
 * The graphs of the store that have names. Unless it is told otherwise RDF4J takes all triples for its default graph, whatever graph they
 * are in; other stores take only those that are in none.
 */
final class NamedGraphs {
    /** RDF4J's name for the graph of the triples that are in no named one. */
    private static final String NONE = "http://rdf4j.org/schema/rdf4j#nil";

    private final Set<IRI> names = new LinkedHashSet<>();

    void add(IRI name) {
        names.add(name);
    }

    void clear() {
        names.clear();
    }

    /** Tells a query or an update what is which graph, where that makes a difference and it does not say so itself. */
    void tell(Operation operation, String text, ValueFactory values) {
        if (!names.isEmpty() && !choosesGraphs(text)) {
            operation.setDataset(dataset(values.createIRI(NONE)));
        }
    }

    /** Whether a query has FROM, which what it is told would overrule. */
    private static boolean choosesGraphs(String text) {
        // Most have none, and need not be read twice.
        if (!text.contains("FROM")) {
            return false;
        }
        ParsedOperation parsed = QueryParserUtil.parseOperation(QueryLanguage.SPARQL, text, null);
        return parsed instanceof ParsedQuery && ((ParsedQuery) parsed).getDataset() != null;
    }

    private Dataset dataset(IRI unnamed) {
        SimpleDataset dataset = new SimpleDataset();
        dataset.addDefaultGraph(unnamed);
        // DELETE DATA takes the name for that of a graph, and knows the one without a name as null.
        dataset.addDefaultRemoveGraph(null);
        names.forEach(dataset::addNamedGraph);
        return dataset;
    }
}
