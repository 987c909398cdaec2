package dev.touchstone.sparql;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.check.Legality;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.Powers;
import dev.touchstone.sparql.text.SparqlText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A SPARQL query given by its syntax tree. */
public record SparqlQuery(Query query) implements Statement {
    /** Those that are used are declared. */
    private static final SparqlText TEXT = new SparqlText(prefixes());

    private static Map<String, String> prefixes() {
        Map<String, String> prefixes = new LinkedHashMap<>();
        prefixes.put("", "http://example.org/");
        prefixes.put("xsd", "http://www.w3.org/2001/XMLSchema#");
        return prefixes;
    }

    @Override
    public String text(Dialect dialect) {
        return TEXT.write(query);
    }

    @Override
    public List<String> powers(Dialect dialect) {
        return Powers.in(text(dialect));
    }

    /** The kinds of the elements of its groups, and what kind of query it is. */
    @Override
    public List<String> parts() {
        return Tree.nodes((Record) query)
                .filter(node -> node instanceof Pattern || node instanceof Query)
                .map(node -> node.getClass().getSimpleName())
                .distinct()
                .sorted()
                .toList();
    }

    @Override
    public boolean isLegal() {
        return Legality.allows(query);
    }

    @Override
    public Expectation expectation(Dataset dataset) {
        if (!(dataset instanceof RdfGraph graph)) {
            return new Expectation.Unsaid();
        }
        GraphStore store = GraphStore.of(graph);
        return Reference.DEFAULT
                .evaluate(query, store)
                .table()
                .map(table -> Reference.DEFAULT
                        .undetermined(query, store)
                        .<Expectation>map(Expectation.Open::new)
                        .orElseGet(() -> new Expectation.Known(table)))
                .orElseGet(Expectation.Unsaid::new);
    }
}
