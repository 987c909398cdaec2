package dev.touchstone.sparql.text;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Update;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.jena.query.QueryFactory;
import org.apache.jena.query.Syntax;
import org.apache.jena.shared.JenaException;
import org.apache.jena.update.UpdateFactory;

/**
 * Reads SPARQL 1.1, by Jena's parser. Prefixes are resolved, lists and brackets are written out as triples, and blank nodes are
 * numbered by their first occurrence.
 */
public final class SparqlReader {
    /** What relative IRIs are relative to where nobody says so. */
    private static final String BASE = "http://example.org/";

    private SparqlReader() {}

    public static Query query(String text) {
        return query(text, BASE);
    }

    public static Query query(String text, String base) {
        try {
            return (Query)
                    numbered((Record) QueryReader.query(QueryFactory.create(text, base, Syntax.syntaxSPARQL_11)));
        } catch (JenaException e) {
            throw new SyntaxError(String.valueOf(e.getMessage()), e);
        }
    }

    public static Update.Request update(String text) {
        return update(text, BASE);
    }

    public static Update.Request update(String text, String base) {
        try {
            List<Update> operations = UpdateFactory.create(text, base, Syntax.syntaxSPARQL_11).getOperations().stream()
                    .map(UpdateReader::update)
                    .toList();
            return (Update.Request) numbered(new Update.Request(operations));
        } catch (JenaException e) {
            throw new SyntaxError(String.valueOf(e.getMessage()), e);
        }
    }

    private static Record numbered(Record tree) {
        Map<Blank, Blank> numbers = new HashMap<>();
        return Tree.rewrite(
                tree,
                node -> node instanceof Blank blank
                        ? numbers.computeIfAbsent(blank, any -> new Blank("b" + numbers.size()))
                        : node);
    }
}
