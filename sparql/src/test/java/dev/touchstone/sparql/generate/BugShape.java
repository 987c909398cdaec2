package dev.touchstone.sparql.generate;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.reference.check.Groups;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Bugs that others reported, by the shape of the query. */
enum BugShape {
    /** RD2's Figure 1. */
    FILTER_OF_A_PRODUCT(query -> nodes(query, Filter.class)
            .anyMatch(filter ->
                    filter.condition() instanceof Binary binary && binary.operator() == BinaryOperator.MULTIPLY)),
    RDF4J_4020(query -> query instanceof Select select
            && select.duplicates() == Duplicates.DISTINCT
            && select.modifiers().orderBy().stream()
                    .anyMatch(key -> key.expression() instanceof Variable(String name)
                            && nodes(query, Optionally.class)
                                    .anyMatch(each -> Variables.of(each.group()).contains(name)))),
    RDF4J_3091(query -> nodes(query, Optionally.class)
            .anyMatch(each -> has(each.group(), Values.class)
                    && has(each.group(), Filter.class)
                    && !has(each.group(), Triples.class))),
    RDF4J_3220(query -> nodes(query, Triples.class)
            .anyMatch(triples -> neighbours(triples.triples())
                    .anyMatch(pair -> pair.getFirst().verb() instanceof Path.Sequence
                            && pair.getFirst().subject().equals(pair.getLast().subject())
                            && pair.getFirst().verb().equals(pair.getLast().verb())))),
    RDF4J_STORAGE_98(query -> nodes(query, Group.class).anyMatch(BugShape::usesOutOfScope)),
    JENA_4240(query -> nodes(query, Select.class)
            .anyMatch(select -> Groups.areIn(select)
                    && select.modifiers().groupBy().isEmpty()
                    && nodes(query, Aggregate.class).anyMatch(Aggregate::distinct)
                    && hasNothing(select.where()))),
    OXIGRAPH_317(query -> nodes(query, Triple.class)
            .anyMatch(triple -> triple.subject().equals(triple.object())
                    && (triple.verb() instanceof Path.ZeroOrMore || triple.verb() instanceof Path.ZeroOrOne)
                    && nodes(query, Values.class)
                            .anyMatch(values -> triple.subject() instanceof Variable(String name)
                                    && values.names().contains(name)))),
    VIRTUOSO_424(query -> nodes(query, Group.class).anyMatch(BugShape::subtractsWhatIsNotShared)),
    NO_DATA_AT_ALL(query -> nodes(query, Triples.class).findAny().isEmpty()),
    ERROR_IN_BIND(query -> nodes(query, Bind.class).anyMatch(bind -> isError(bind.expression())));

    @SuppressWarnings("ImmutableEnumChecker") // a function of its argument alone
    private final Predicate<Query> shape;

    BugShape(Predicate<Query> shape) {
        this.shape = shape;
    }

    boolean isIn(Query query) {
        return shape.test(query);
    }

    private static <T> Stream<T> nodes(Object tree, Class<T> type) {
        return Tree.nodes((Record) tree).filter(type::isInstance).map(type::cast);
    }

    private static boolean has(Group group, Class<? extends Pattern> type) {
        return group.elements().stream().anyMatch(type::isInstance);
    }

    private static Stream<List<Triple>> neighbours(List<Triple> triples) {
        return IntStream.range(1, triples.size()).mapToObj(i -> triples.subList(i - 1, i + 1));
    }

    /** A variable that branches of a union bind to what is not in scope there, and that triples have later. */
    private static boolean usesOutOfScope(Group group) {
        Set<String> bound = new HashSet<>();
        for (Pattern element : group.elements()) {
            switch (element) {
                case Union union ->
                    union.branches().stream()
                            .filter(branch -> branch.elements().size() == 1)
                            .flatMap(branch -> branch.elements().stream())
                            .filter(each -> each instanceof Bind(Variable any, String name))
                            .forEach(each -> bound.add(((Bind) each).name()));
                case Triples triples -> {
                    if (!Collections.disjoint(Variables.of(triples), bound)) {
                        return true;
                    }
                }
                default -> {
                    // Neither binds out of scope nor has triples.
                }
            }
        }
        return false;
    }

    private static boolean hasNothing(Group group) {
        return group.elements().stream()
                .anyMatch(each -> (each instanceof Filter(Constant any))
                        || (each instanceof Filter filter && isError(filter.condition()))
                        || (each instanceof Triples triples
                                && triples.toString().contains("none"))
                        || (each instanceof Triples(List<Triple> all)
                                && all.stream()
                                        .anyMatch(triple -> triple.subject().equals(triple.object()))));
    }

    private static boolean subtractsWhatIsNotShared(Group group) {
        for (int i = 0; i < group.elements().size(); i++) {
            List<String> before = Variables.of(new Group(group.elements().subList(0, i)));
            if (group.elements().get(i) instanceof Minus(Group minus)
                    && !before.isEmpty()
                    && Collections.disjoint(before, Variables.of(minus))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isError(Expression expression) {
        return Tree.nodes((Record) expression)
                .anyMatch(node -> node.toString().contains("lexical=none")
                        || (node instanceof Binary(var operator, var left, var right)
                                && operator == BinaryOperator.DIVIDE
                                && right.toString().contains("lexical=0,")));
    }
}
