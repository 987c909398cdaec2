package dev.touchstone.sparql.report;

import dev.touchstone.core.report.Construct;
import dev.touchstone.core.report.Constructs;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.sparql.syntax.Verb;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Names what a query or an update is made of, by the words of the table beside it. */
final class SparqlConstructs {
    static final Constructs TABLE = Constructs.beside(SparqlConstructs.class, "constructs.txt");

    private SparqlConstructs() {}

    /** Of a query, or of a request of several updates. */
    static List<Construct> in(Record root) {
        return TABLE.of(Tree.nodes(root).flatMap(SparqlConstructs::names));
    }

    static Stream<String> names(Record node) {
        return switch (node) {
            case Query query -> query(query);
            case Query.Modifiers modifiers -> modifiers(modifiers);
            case Query.Item item -> only(item.expression().isPresent(), "SELECT expression");
            case Pattern pattern -> pattern(pattern);
            case Pattern.ValuesRow row -> only(row.cells().stream().anyMatch(Optional::isEmpty), "UNDEF");
            case Verb verb -> verb(verb);
            case Expression expression -> expression(expression);
            case Update update -> update(update);
            // What holds these, or what they hold, has a name.
            case Query.From from -> Stream.empty();
            case Query.GroupKey key -> Stream.empty();
            case Query.SortKey key -> Stream.empty();
            case Pattern.Triple triple -> Stream.empty();
            case Update.Request request -> Stream.empty();
            case Update.Quad quad -> Stream.empty();
            case Update.Target target -> Stream.empty();
            case Value value -> Stream.empty();
            default -> throw new IllegalArgumentException("no construct of SPARQL: " + node.getClass());
        };
    }

    private static Stream<String> only(boolean isSo, String name) {
        return isSo ? Stream.of(name) : Stream.empty();
    }

    private static Stream<String> query(Query query) {
        Stream<String> form = switch (query) {
            case Query.Select select ->
                Stream.of(
                                Stream.of(select.items().isEmpty() ? "SELECT *" : "SELECT"),
                                only(select.duplicates() == Query.Duplicates.DISTINCT, "DISTINCT"),
                                only(select.duplicates() == Query.Duplicates.REDUCED, "REDUCED"))
                        .flatMap(names -> names);
            case Query.Ask ask -> Stream.of("ASK");
            case Query.Construct construct -> Stream.of("CONSTRUCT");
        };
        return Stream.concat(form, from(query.from(), "FROM"));
    }

    private static Stream<String> from(Query.From from, String word) {
        return Stream.concat(
                only(!from.graphs().isEmpty(), word), only(!from.named().isEmpty(), word + " NAMED"));
    }

    private static Stream<String> modifiers(Query.Modifiers modifiers) {
        return Stream.of(
                        only(!modifiers.groupBy().isEmpty(), "GROUP BY"),
                        only(!modifiers.having().isEmpty(), "HAVING"),
                        only(!modifiers.orderBy().isEmpty(), "ORDER BY"),
                        only(modifiers.limit().isPresent(), "LIMIT"),
                        only(modifiers.offset().isPresent(), "OFFSET"),
                        only(modifiers.values().isPresent(), "VALUES at the end"))
                .flatMap(names -> names);
    }

    private static Stream<String> pattern(Pattern pattern) {
        return switch (pattern) {
            case Pattern.Group group ->
                only(group.elements().stream().anyMatch(Pattern.Group.class::isInstance), "group in a group");
            case Pattern.Triples triples -> only(!triples.triples().isEmpty(), "triple pattern");
            case Pattern.Filter filter -> Stream.of("FILTER");
            case Pattern.Optionally optionally -> Stream.of("OPTIONAL");
            case Pattern.Union union -> Stream.of("UNION");
            case Pattern.Minus minus -> Stream.of("MINUS");
            case Pattern.Bind bind -> Stream.of("BIND");
            case Pattern.Values values -> Stream.of("VALUES");
            case Pattern.InGraph graph -> Stream.of("GRAPH");
            case Pattern.SubSelect select -> Stream.of("sub-select");
        };
    }

    private static Stream<String> verb(Verb verb) {
        return switch (verb) {
            case Verb.Any any -> Stream.empty();
            case Path.Property property -> Stream.empty();
            case Path.Inverse inverse -> Stream.of("path ^");
            case Path.Sequence sequence -> Stream.of("path /");
            case Path.Alternative alternative -> Stream.of("alternative path");
            case Path.ZeroOrMore more -> Stream.of("path *");
            case Path.OneOrMore more -> Stream.of("path +");
            case Path.ZeroOrOne one -> Stream.of("path ?");
            case Path.Except except -> Stream.of("path !");
        };
    }

    private static Stream<String> expression(Expression expression) {
        return switch (expression) {
            case Expression.Variable variable -> Stream.empty();
            case Expression.Constant constant -> only(constant.term() instanceof Value.Blank, "blank node");
            case Expression.Unary unary ->
                Stream.of(
                        switch (unary.operator()) {
                            case NOT -> "!";
                            case PLUS -> "unary +";
                            case MINUS -> "unary -";
                        });
            case Expression.Binary binary ->
                Stream.of(
                        binary.operator() == Expression.BinaryOperator.MULTIPLY
                                ? "multiplication *"
                                : binary.operator().text());
            case Expression.In in -> Stream.of(in.not() ? "NOT IN" : "IN");
            case Expression.Exists exists -> Stream.of(exists.not() ? "NOT EXISTS" : "EXISTS");
            case Expression.Call call -> Stream.of(call.function().text() + "()");
            case Expression.Cast cast ->
                Stream.of("xsd:" + cast.datatype().value().replaceFirst("^.*#", "") + "()");
            case Expression.Aggregate aggregate ->
                Stream.concat(
                        Stream.of(aggregate.function().name() + "()"),
                        only(aggregate.distinct(), "aggregate of DISTINCT"));
        };
    }

    private static Stream<String> update(Update update) {
        return switch (update) {
            case Update.InsertData insert -> Stream.of("INSERT DATA");
            case Update.DeleteData delete -> Stream.of("DELETE DATA");
            case Update.DeleteWhere delete -> Stream.of("DELETE WHERE");
            case Update.Modify modify ->
                Stream.of(
                                Stream.of("DELETE/INSERT"),
                                only(modify.with().isPresent(), "WITH"),
                                from(modify.using(), "USING"))
                        .flatMap(names -> names);
            case Update.Create create -> Stream.of("CREATE");
            case Update.Clear clear -> Stream.of("CLEAR");
            case Update.Drop drop -> Stream.of("DROP");
            case Update.Transfer transfer -> Stream.of(transfer.manner().name());
        };
    }
}
