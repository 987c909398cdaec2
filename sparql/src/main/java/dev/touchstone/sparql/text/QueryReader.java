package dev.touchstone.sparql.text;

import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Pattern.Group;
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
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.jena.query.SortCondition;
import org.apache.jena.sparql.core.Var;

/** Jena's queries as ours. */
final class QueryReader {
    private QueryReader() {}

    static Query query(org.apache.jena.query.Query query) {
        if (query.isSelectType()) {
            return select(query);
        }
        if (query.isAskType()) {
            return new Ask(from(query), where(query), modifiers(query));
        }
        if (query.isConstructType() && !query.isConstructQuad()) {
            return new Construct(
                    query.getConstructTemplate().getTriples().stream()
                            .map(PatternReader::triple)
                            .toList(),
                    from(query),
                    where(query),
                    modifiers(query));
        }
        throw new NotCovered(query.isDescribeType() ? "DESCRIBE" : "a form of query of Jena's own");
    }

    static Select select(org.apache.jena.query.Query query) {
        Duplicates duplicates =
                query.isDistinct() ? Duplicates.DISTINCT : query.isReduced() ? Duplicates.REDUCED : Duplicates.ALL;
        List<Item> items = query.isQueryResultStar()
                ? List.of()
                : query.getProject().getVars().stream()
                        .map(variable -> item(query, variable))
                        .toList();
        return new Select(duplicates, items, from(query), where(query), modifiers(query));
    }

    private static Item item(org.apache.jena.query.Query query, Var variable) {
        return new Item(
                Optional.ofNullable(query.getProject().getExpr(variable)).map(ExpressionReader::expression),
                variable.getVarName());
    }

    private static Group where(org.apache.jena.query.Query query) {
        return PatternReader.group(query.getQueryPattern());
    }

    private static From from(org.apache.jena.query.Query query) {
        return new From(iris(query.getGraphURIs()), iris(query.getNamedGraphURIs()));
    }

    private static List<Iri> iris(List<String> iris) {
        return iris.stream().map(Iri::new).toList();
    }

    private static Modifiers modifiers(org.apache.jena.query.Query query) {
        return new Modifiers(
                query.hasGroupBy()
                        ? query.getGroupBy().getVars().stream()
                                .map(variable -> key(query, variable))
                                .toList()
                        : List.of(),
                ExpressionReader.expressions(query.getHavingExprs()),
                Stream.ofNullable(query.getOrderBy())
                        .flatMap(List::stream)
                        .map(QueryReader::sortKey)
                        .toList(),
                query.hasLimit() ? Optional.of(query.getLimit()) : Optional.empty(),
                query.hasOffset() ? Optional.of(query.getOffset()) : Optional.empty(),
                query.hasValues()
                        ? Optional.of(PatternReader.values(query.getValuesVariables(), query.getValuesData()))
                        : Optional.empty());
    }

    /** Jena invents a variable for an expression that has no name. */
    private static GroupKey key(org.apache.jena.query.Query query, Var variable) {
        Optional<Expression> expression =
                Optional.ofNullable(query.getGroupBy().getExpr(variable)).map(ExpressionReader::expression);
        Optional<String> name =
                expression.isEmpty() || variable.isAllocVar() ? Optional.empty() : Optional.of(variable.getVarName());
        return new GroupKey(expression.orElseGet(() -> TermReader.node(variable)), name);
    }

    private static SortKey sortKey(SortCondition condition) {
        return new SortKey(
                ExpressionReader.expression(condition.getExpression()),
                condition.getDirection() == org.apache.jena.query.Query.ORDER_DESCENDING);
    }
}
