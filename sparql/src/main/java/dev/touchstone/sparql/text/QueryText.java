package dev.touchstone.sparql.text;

import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Ask;
import dev.touchstone.sparql.syntax.Query.Construct;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Query.SortKey;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes queries, without the declarations of prefixes. */
record QueryText(TermText terms) {

    String of(Query query) {
        return head(query) + from(query.from(), "FROM ") + "WHERE " + patterns().of(query.where())
                + modifiers(query.modifiers());
    }

    private String head(Query query) {
        return switch (query) {
            case Select select ->
                "SELECT " + (select.duplicates() == Duplicates.ALL ? "" : select.duplicates() + " ")
                        + (select.items().isEmpty() ? "*" : list(select.items(), this::item)) + " ";
            case Ask ask -> "ASK ";
            case Construct construct -> "CONSTRUCT { " + patterns().triples(construct.template()) + " } ";
        };
    }

    private String item(Item item) {
        return item.expression()
                .map(expression -> "(" + expression(expression) + " AS ?" + item.name() + ")")
                .orElse("?" + item.name());
    }

    /** The graphs that a query or an update is about, each with the word before it. */
    String from(From from, String word) {
        return from.graphs().stream().map(iri -> word + terms.of(iri) + " ").collect(Collectors.joining())
                + from.named().stream()
                        .map(iri -> word + "NAMED " + terms.of(iri) + " ")
                        .collect(Collectors.joining());
    }

    private String modifiers(Modifiers modifiers) {
        return part(" GROUP BY ", modifiers.groupBy(), this::key)
                + part(" HAVING ", modifiers.having(), condition -> "(" + expression(condition) + ")")
                + part(" ORDER BY ", modifiers.orderBy(), this::sortKey)
                + modifiers.limit().map(limit -> " LIMIT " + limit).orElse("")
                + modifiers.offset().map(offset -> " OFFSET " + offset).orElse("")
                + modifiers
                        .values()
                        .map(values -> " " + patterns().values(values))
                        .orElse("");
    }

    private static <T> String part(String word, List<T> items, Function<T, String> text) {
        return items.isEmpty() ? "" : word + list(items, text);
    }

    private static <T> String list(List<T> items, Function<T, String> text) {
        return items.stream().map(text).collect(Collectors.joining(" "));
    }

    private String key(GroupKey key) {
        if (key.expression() instanceof Variable && key.name().isEmpty()) {
            return expression(key.expression());
        }
        return "(" + expression(key.expression())
                + key.name().map(name -> " AS ?" + name).orElse("") + ")";
    }

    private String sortKey(SortKey key) {
        if (!key.descending() && key.expression() instanceof Variable) {
            return expression(key.expression());
        }
        return (key.descending() ? "DESC(" : "ASC(") + expression(key.expression()) + ")";
    }

    private String expression(Expression expression) {
        return new ExpressionText(terms).of(expression);
    }

    private PatternText patterns() {
        return new PatternText(terms);
    }
}
