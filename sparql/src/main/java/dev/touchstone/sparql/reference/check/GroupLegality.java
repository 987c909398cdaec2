package dev.touchstone.sparql.reference.check;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Query.From;
import java.util.List;

/** What may stand in a group. */
final class GroupLegality {
    private GroupLegality() {}

    static boolean allows(Group group) {
        for (int i = 0; i < group.elements().size(); i++) {
            Pattern element = group.elements().get(i);
            Group before = new Group(group.elements().subList(0, i));
            boolean rebinds =
                    element instanceof Bind bind && Variables.of(before).contains(bind.name());
            if (rebinds || !allows(element)) {
                return false;
            }
        }
        return true;
    }

    private static boolean allows(Pattern element) {
        return switch (element) {
            case Group group -> allows(group);
            case Triples(List<Triple> triples) ->
                !triples.isEmpty() && triples.stream().allMatch(GroupLegality::allows);
            case Filter filter -> isCondition(filter.condition());
            case Optionally optionally -> allows(optionally.group());
            case Union union ->
                union.branches().size() > 1 && union.branches().stream().allMatch(GroupLegality::allows);
            case Minus minus -> allows(minus.group());
            case Bind bind -> isCondition(bind.expression());
            case Values values -> allows(values);
            case InGraph graph -> allows(graph.group());
            case SubSelect select ->
                select.query().from().equals(From.EVERYTHING) && Legality.allowsInside(select.query());
        };
    }

    private static boolean isCondition(Expression expression) {
        return ExpressionLegality.allows(expression) && !Mentions.aggregates(expression);
    }

    private static boolean allows(Triple triple) {
        boolean emptySet = Tree.nodes(triple)
                .anyMatch(node -> node instanceof Path.Except(var forward, var backward)
                        && forward.isEmpty()
                        && backward.isEmpty());
        return !emptySet && !(triple.subject() instanceof Constant(Literal literal));
    }

    static boolean allows(Values values) {
        return values.names().stream().distinct().count() == values.names().size()
                && values.rows().stream()
                        .allMatch(row -> row.cells().size() == values.names().size()
                                && row.cells().stream()
                                        .noneMatch(cell -> cell.filter(Blank.class::isInstance)
                                                .isPresent()));
    }
}
