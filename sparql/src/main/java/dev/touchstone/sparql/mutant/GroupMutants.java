package dev.touchstone.sparql.mutant;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Mutants of the elements of groups, and what is in scope where. */
final class GroupMutants {
    static final List<Mutant> ALL = List.of(
            Mutant.of(
                    "optional-lost",
                    "OPTIONAL loses the solutions for which nothing is found.",
                    Optionally.class,
                    Optionally::group),
            Mutant.of(
                    "optional-scope",
                    "The filter of an OPTIONAL does not see what is outside.",
                    Optionally.class,
                    optional -> new Optionally(Group.of(optional.group()))),
            Mutant.each("optional-filter", "The filter of an OPTIONAL is applied after it.", GroupMutants::filterLate),
            Mutant.of(
                    "minus-disjoint",
                    "MINUS takes away solutions with which it shares no variable.",
                    Minus.class,
                    minus -> new Filter(new Exists(true, minus.group()))),
            Mutant.of(
                    "union-distinct",
                    "UNION gives every solution once.",
                    Union.class,
                    union -> new SubSelect(distinct(Group.of(union)))),
            Mutant.of(
                    "union-last",
                    "The last branch of a UNION is forgotten.",
                    Union.class,
                    union -> union.branches().getFirst()),
            Mutant.each(
                    "group-scope",
                    "Braces around a part of a group mean nothing.",
                    element -> element instanceof Group group ? group.elements() : List.of(element)),
            Mutant.of(
                    "filter-and",
                    "Of a filter with && the last part is forgotten.",
                    Filter.class,
                    filter -> new Filter(firstPart(filter.condition()))),
            Mutant.of(
                    "filter-first",
                    "Only the first filter of a group is applied.",
                    Group.class,
                    GroupMutants::firstFilter),
            Mutant.of(
                    "values-undef",
                    "A row of VALUES with UNDEF fits nothing.",
                    Values.class,
                    values -> new Values(
                            values.names(),
                            values.rows().stream()
                                    .filter(row -> !row.cells().contains(Optional.empty()))
                                    .toList())),
            Mutant.of(
                    "values-distinct",
                    "Equal rows of VALUES count once.",
                    Values.class,
                    values -> new Values(
                            values.names(), values.rows().stream().distinct().toList())),
            Mutant.of(
                    "bind-first",
                    "BIND is evaluated before the rest of its group.",
                    Group.class,
                    GroupMutants::bindFirst),
            Mutant.each(
                    "bind-error",
                    "A BIND whose expression is an error drops the solution.",
                    element -> element instanceof Bind bind
                            ? List.of(bind, new Filter(Call.of(Function.BOUND, new Variable(bind.name()))))
                            : List.of(element)),
            Mutant.of(
                    "sub-scope",
                    "What a sub-query does not select is seen outside all the same.",
                    SubSelect.class,
                    GroupMutants::leaking),
            Mutant.of(
                    "graph-forgotten",
                    "What stands in GRAPH is looked for in the default graph.",
                    InGraph.class,
                    InGraph::group),
            Mutant.of(
                    "graph-any",
                    "GRAPH with a name looks in all named graphs.",
                    InGraph.class,
                    graph -> graph.name() instanceof Constant(Iri name)
                            ? new InGraph(new Variable("any" + name.value().replaceAll("\\W", "_")), graph.group())
                            : graph),
            Mutant.each(
                    "graph-apart",
                    "GRAPH does not know what its variable stands for already.",
                    element -> List.of(
                            element instanceof InGraph(Variable(String name), Group group)
                                    ? new InGraph(new Variable(name + "_inside"), group)
                                    : element)),
            Mutant.of(
                    "exists-apart",
                    "EXISTS does not know the solution that it is asked for.",
                    Exists.class,
                    exists -> new Exists(exists.not(), (Group) Tree.rewrite(exists.group(), GroupMutants::renamed))),
            Mutant.of(
                    "exists-filter",
                    "A filter within EXISTS is ignored.",
                    Exists.class,
                    exists -> new Exists(exists.not(), without(exists.group(), Filter.class))));

    private GroupMutants() {}

    private static List<Pattern> filterLate(Pattern element) {
        if (!(element instanceof Optionally(Group group))) {
            return List.of(element);
        }
        Stream<Pattern> filters = group.elements().stream().filter(Filter.class::isInstance);
        return Stream.concat(Stream.of(new Optionally(without(group, Filter.class))), filters)
                .toList();
    }

    private static Group without(Group group, Class<? extends Pattern> kind) {
        return new Group(group.elements().stream()
                .filter(element -> !kind.isInstance(element))
                .toList());
    }

    private static Select distinct(Group group) {
        return new Select(Duplicates.DISTINCT, List.of(), From.EVERYTHING, group, Modifiers.NONE);
    }

    private static Expression firstPart(Expression condition) {
        return condition instanceof Binary both && both.operator() == BinaryOperator.AND ? both.left() : condition;
    }

    private static Group firstFilter(Group group) {
        List<Pattern> filters = group.elements().stream()
                .filter(Filter.class::isInstance)
                .limit(1)
                .toList();
        return new Group(Stream.concat(without(group, Filter.class).elements().stream(), filters.stream())
                .toList());
    }

    private static Group bindFirst(Group group) {
        List<Pattern> elements = new ArrayList<>(
                group.elements().stream().filter(Bind.class::isInstance).toList());
        elements.addAll(without(group, Bind.class).elements());
        return new Group(elements);
    }

    private static Record leaking(SubSelect sub) {
        Select select = sub.query();
        boolean plain = select.modifiers().equals(Modifiers.NONE)
                && select.duplicates() == Duplicates.ALL
                && select.items().stream().allMatch(item -> item.expression().isEmpty());
        return plain ? select.where() : sub;
    }

    private static Record renamed(Record node) {
        return node instanceof Variable(String name) ? new Variable(name + "_inside") : node;
    }
}
