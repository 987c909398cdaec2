package dev.touchstone.sparql.rewrite;

import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Verb;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rules on the elements of a group: such as do nothing, and such as may stand elsewhere. */
final class GroupRules {
    private GroupRules() {}

    static List<RewriteRule<Query>> all() {
        return List.of(
                new RewriteRule<>(
                        "reordered-joins",
                        "Two elements that are joined one after the other are joined in either order.",
                        RewriteClaim.SAME,
                        query -> each(query, GroupRules::swapped)),
                new RewriteRule<>(
                        "minus-nothing",
                        "MINUS takes away what agrees in a variable that both sides have; there is none.",
                        RewriteClaim.SAME,
                        query -> each(query, group -> Stream.of(with(group, new Minus(Group.of(anything())))))),
                new RewriteRule<>(
                        "no-disjoint-minus",
                        "MINUS takes away what agrees in a variable that both sides have; there is none, and so it can be left out.",
                        RewriteClaim.SAME,
                        query -> each(query, GroupRules::withoutMinus)),
                new RewriteRule<>(
                        "not-exists",
                        "No graph has the predicate, and so NOT EXISTS holds for every solution.",
                        RewriteClaim.SAME,
                        query -> each(query, group -> Stream.of(with(group, new Filter(new Exists(true, nowhere())))))),
                new RewriteRule<>(
                        "optional-nothing",
                        "OPTIONAL keeps every solution once where nothing is found. Nothing selects its variables.",
                        RewriteClaim.SAME,
                        query -> FreshNames.isSeen(query)
                                ? List.of()
                                : each(query, group -> Stream.of(with(group, new Optionally(nowhere()))))),
                new RewriteRule<>(
                        "union-nothing",
                        "What is found is not changed by another branch that finds nothing.",
                        RewriteClaim.SAME,
                        query -> FreshNames.isSeen(query) ? List.of() : each(query, GroupRules::united)),
                new RewriteRule<>(
                        "values-of-one",
                        "A join with one solution for a variable of its own gives every solution once. Nothing selects the variable.",
                        RewriteClaim.SAME,
                        query -> FreshNames.isSeen(query)
                                ? List.of()
                                : each(query, group -> Stream.of(with(group, one())))));
    }

    private static List<Query> each(Query query, Function<Group, Stream<Group>> others) {
        return Place.in(query).stream()
                .flatMap(place -> others.apply(place.group()).map(place.put()))
                .toList();
    }

    private static Group with(Group group, Pattern last) {
        List<Pattern> elements = new ArrayList<>(group.elements());
        elements.add(last);
        return new Group(elements);
    }

    private static Triples anything() {
        return Triples.of(new Triple(FreshNames.VARIABLE, new Verb.Any(FreshNames.SECOND.name()), FreshNames.THIRD));
    }

    private static Group nowhere() {
        return Group.of(Triples.of(new Triple(FreshNames.VARIABLE, FreshNames.PREDICATE, FreshNames.SECOND)));
    }

    private static Values one() {
        return new Values(
                List.of(FreshNames.VARIABLE.name()), List.of(new ValuesRow(List.of(Optional.of(Terms.integer(1))))));
    }

    private static boolean isJoined(Pattern element) {
        return switch (element) {
            case Triples triples -> true;
            case Group group -> true;
            case Pattern.Union union -> true;
            case Values values -> true;
            case Pattern.InGraph graph -> true;
            case Pattern.SubSelect select -> true;
            case Filter filter -> false;
            case Optionally optionally -> false;
            case Minus minus -> false;
            case Bind bind -> false;
        };
    }

    private static Stream<Group> swapped(Group group) {
        return IntStream.range(1, group.elements().size())
                .filter(i -> isJoined(group.elements().get(i - 1))
                        && isJoined(group.elements().get(i)))
                .mapToObj(i -> {
                    List<Pattern> elements = new ArrayList<>(group.elements());
                    Collections.swap(elements, i - 1, i);
                    return new Group(elements);
                });
    }

    private static Stream<Group> withoutMinus(Group group) {
        return IntStream.range(0, group.elements().size())
                .filter(i -> group.elements().get(i) instanceof Minus(Group taken)
                        && Collections.disjoint(
                                Variables.of(taken),
                                Variables.of(new Group(group.elements().subList(0, i)))))
                .mapToObj(i -> Place.replaced(group, i, List.of()));
    }

    /** Triples as one of two branches. */
    private static Stream<Group> united(Group group) {
        return IntStream.range(0, group.elements().size())
                .filter(i -> group.elements().get(i) instanceof Triples(var triples)
                        && triples.stream().noneMatch(TripleRules::hasBlank))
                .mapToObj(i -> Place.replaced(
                        group,
                        i,
                        List.of(new Pattern.Union(
                                List.of(Group.of(group.elements().get(i)), nowhere())))));
    }
}
