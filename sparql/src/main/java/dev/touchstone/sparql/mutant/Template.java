package dev.touchstone.sparql.mutant;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.List;

/** An expression with gaps, written as SPARQL in which {@code ?one}, {@code ?two} and {@code ?three} stand for what is put in. */
record Template(Expression expression) {
    private static final List<String> GAPS = List.of("one", "two", "three");
    private static final String PREFIX = "PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> ";

    static Template of(String text) {
        Filter filter = (Filter) SparqlReader.query(PREFIX + "ASK { FILTER(" + text + ") }")
                .where()
                .elements()
                .getFirst();
        return new Template(filter.condition());
    }

    Expression with(List<Expression> parts) {
        return (Expression) Tree.rewrite(
                (Record) expression,
                node -> node instanceof Variable(String name) && GAPS.contains(name)
                        ? (Record) parts.get(GAPS.indexOf(name))
                        : node);
    }
}
