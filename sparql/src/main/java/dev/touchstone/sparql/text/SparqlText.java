package dev.touchstone.sparql.text;

import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Update;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes SPARQL as text. What it writes reads back to the same records.
 *
 * @param prefixes under which IRIs are written where it can be done; those that are used are declared
 */
public record SparqlText(Map<String, String> prefixes) {
    private static final SparqlText WITHOUT_PREFIXES = new SparqlText(Map.of());

    /** With all IRIs in full. */
    public static String of(Query query) {
        return WITHOUT_PREFIXES.write(query);
    }

    /** With all IRIs in full. */
    public static String of(Update.Request request) {
        return WITHOUT_PREFIXES.write(request);
    }

    /** With all IRIs in full. */
    public static String of(Pattern pattern) {
        return new PatternText(WITHOUT_PREFIXES.terms()).of(pattern);
    }

    /** With all IRIs in full. */
    public static String of(Expression expression) {
        return new ExpressionText(WITHOUT_PREFIXES.terms()).of(expression);
    }

    public String write(Query query) {
        return terms().declarations((Record) query) + new QueryText(terms()).of(query);
    }

    public String write(Update.Request request) {
        UpdateText text = new UpdateText(terms());
        return terms().declarations(request)
                + request.operations().stream().map(text::of).collect(Collectors.joining(" ;\n"));
    }

    public String write(Term term) {
        return terms().of(term);
    }

    private TermText terms() {
        return new TermText(prefixes);
    }
}
