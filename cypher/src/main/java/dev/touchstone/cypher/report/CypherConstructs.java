package dev.touchstone.cypher.report;

import dev.touchstone.core.report.Construct;
import dev.touchstone.core.report.Constructs;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.syntax.Query.Part;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Names what a query is made of, by the words of the table beside it. */
final class CypherConstructs {
    static final Constructs TABLE = Constructs.beside(CypherConstructs.class, "constructs.txt");

    private CypherConstructs() {}

    static List<Construct> in(Query query) {
        return TABLE.of(Tree.nodes(query).flatMap(CypherConstructs::names));
    }

    static Stream<String> names(Record node) {
        return switch (node) {
            case Query query -> only(query.parts().size() > 1, query.all() ? "UNION ALL" : "UNION");
            case Clause clause -> clause(clause);
            case Clause.Projection projection -> projection(projection);
            case Clause.SetItem item -> item(item);
            case Clause.RemoveItem item -> Stream.of(item instanceof Clause.RemoveLabels ? "REMOVE label" : "REMOVE");
            case Pattern.Path path -> path(path);
            case Pattern.Element element -> element(element);
            case Expression expression -> expression(expression);
            case Expression.Link link -> Stream.of(link.operator().text());
            // What holds these, or what they hold, has a name.
            case Part part -> Stream.empty();
            case Clause.Item item -> Stream.empty();
            case Clause.SortKey key -> Stream.empty();
            case Pattern.Length length -> Stream.empty();
            case Expression.Entry entry -> Stream.empty();
            case Expression.When when -> Stream.empty();
            case Value value -> Stream.empty();
            default -> throw new IllegalArgumentException("no construct of Cypher: " + node.getClass());
        };
    }

    private static Stream<String> only(boolean isSo, String name) {
        return isSo ? Stream.of(name) : Stream.empty();
    }

    private static Stream<String> clause(Clause clause) {
        return switch (clause) {
            case Clause.Match match ->
                Stream.of(
                                Stream.of(match.optional() ? "OPTIONAL MATCH" : "MATCH"),
                                only(match.where().isPresent(), "WHERE"),
                                only(match.paths().size() > 1, "several patterns"))
                        .flatMap(names -> names);
            case Clause.Unwind unwind -> Stream.of("UNWIND");
            case Clause.With with -> Stream.of(with.where().isPresent() ? "WITH … WHERE" : "WITH");
            case Clause.Return end -> Stream.of("RETURN");
            case Clause.Call call -> Stream.of("CALL { }");
            case Clause.Create create -> Stream.of("CREATE");
            case Clause.Merge merge ->
                Stream.of(
                                Stream.of("MERGE"),
                                only(!merge.onCreate().isEmpty(), "ON CREATE SET"),
                                only(!merge.onMatch().isEmpty(), "ON MATCH SET"))
                        .flatMap(names -> names);
            case Clause.Set set -> Stream.empty();
            case Clause.Remove remove -> Stream.empty();
            case Clause.Delete delete -> Stream.of(delete.detach() ? "DETACH DELETE" : "DELETE");
            case Clause.Foreach foreach -> Stream.of("FOREACH");
        };
    }

    private static Stream<String> item(Clause.SetItem item) {
        return Stream.of(
                switch (item) {
                    case Clause.SetProperty property -> "SET";
                    case Clause.SetProperties properties -> properties.add() ? "SET +=" : "SET =";
                    case Clause.SetLabels labels -> "SET label";
                });
    }

    private static Stream<String> projection(Clause.Projection projection) {
        return Stream.of(
                        only(projection.distinct(), "DISTINCT"),
                        only(projection.star(), "*"),
                        only(!projection.order().isEmpty(), "ORDER BY"),
                        only(projection.skip().isPresent(), "SKIP"),
                        only(projection.limit().isPresent(), "LIMIT"))
                .flatMap(names -> names);
    }

    private static Stream<String> path(Pattern.Path path) {
        return switch (path.selection()) {
            case EVERY -> only(path.variable().isPresent(), "named path");
            case ONE_SHORTEST -> Stream.of("shortestPath()");
            case ALL_SHORTEST -> Stream.of("allShortestPaths()");
        };
    }

    private static Stream<String> element(Pattern.Element element) {
        return switch (element) {
            case Pattern.Node node ->
                Stream.concat(
                        only(!node.labels().isEmpty(), node.labels().size() > 1 ? "several labels" : "label"),
                        only(node.properties().isPresent(), "{property}"));
            case Pattern.Relationship relationship -> relationship(relationship);
            case Pattern.Quantified quantified -> Stream.of("quantified path");
        };
    }

    private static Stream<String> relationship(Pattern.Relationship relationship) {
        int types = relationship.types().size();
        return Stream.of(
                        Stream.of("relationship"),
                        only(types > 0, types > 1 ? "several relationship types" : "relationship type"),
                        only(relationship.direction() == Pattern.Direction.EITHER, "undirected relationship"),
                        only(relationship.length().isPresent(), "variable-length relationship"),
                        only(relationship.properties().isPresent(), "{property}"))
                .flatMap(names -> names);
    }

    private static Stream<String> expression(Expression expression) {
        return switch (expression) {
            case Expression.Literal literal -> only(literal.value() instanceof Value.Null, "null");
            case Expression.Variable variable -> Stream.empty();
            case Expression.Parameter parameter -> Stream.of("parameter");
            case Expression.ListLiteral list -> Stream.of("list");
            case Expression.MapLiteral map -> Stream.of("map");
            case Expression.Property property -> Stream.of("property");
            case Expression.HasLabels labels -> Stream.of("label predicate");
            case Expression.Index index -> Stream.of("list[index]");
            case Expression.Slice slice -> Stream.of("list[from..to]");
            case Expression.Unary unary -> Stream.of(unary(unary.operator()));
            case Expression.Binary binary -> Stream.of(binary(binary.operator()));
            case Expression.Comparison comparison -> only(comparison.links().size() > 1, "chained comparison");
            case Expression.IsNull isNull -> Stream.of(isNull.not() ? "IS NOT NULL" : "IS NULL");
            case Expression.Case choice -> Stream.of(choice.subject().isPresent() ? "CASE … WHEN value" : "CASE");
            case Expression.Call call ->
                Stream.concat(Stream.of(function(call.function())), only(call.distinct(), "aggregation of DISTINCT"));
            case Expression.CountStar count -> Stream.of("count(*)");
            case Expression.ListComprehension comprehension -> Stream.of("list comprehension");
            case Expression.PatternComprehension comprehension -> Stream.of("pattern comprehension");
            // One that selects shortest paths is named by its path.
            case Expression.PatternExpression pattern ->
                only(pattern.path().selection() == Pattern.Selection.EVERY, "pattern predicate");
            case Expression.Quantifier quantifier ->
                Stream.of(quantifier.quantity().name().toLowerCase(Locale.ROOT) + "()");
            case Expression.Reduce reduce -> Stream.of("reduce()");
            case Expression.Exists exists -> Stream.of("EXISTS { }");
            case Expression.Count count -> Stream.of("COUNT { }");
            case Expression.Collect collect -> Stream.of("COLLECT { }");
        };
    }

    private static String unary(Expression.UnaryOperator operator) {
        return switch (operator) {
            case NOT -> "NOT";
            case PLUS -> "unary +";
            case MINUS -> "unary -";
        };
    }

    private static String binary(Expression.BinaryOperator operator) {
        return operator == Expression.BinaryOperator.MULTIPLY ? "multiplication *" : operator.text();
    }

    /** As the manual writes it, or as it was written. */
    static String function(String name) {
        return FunctionTable.find(name).map(CypherFunction::name).orElse(name) + "()";
    }
}
