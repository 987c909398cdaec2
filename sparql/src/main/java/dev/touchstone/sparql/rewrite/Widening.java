package dev.touchstone.sparql.rewrite;

import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.sparql.reference.check.Groups;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.rewrite.Place.Influence;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Groups that ask for less. Every solution of before is one of after, as often at least; and where more of them make no
 * fewer of the pattern ({@link Influence}), and nothing counts them or cuts them off, its result is in the answer again. A solution that several are made of by DISTINCT is there once before and after.
 */
final class Widening {
    private Widening() {}

    static List<RewriteRule<Query>> all() {
        return List.of(
                new RewriteRule<>(
                        "no-filter",
                        "Without a filter no less is found.",
                        RewriteClaim.NO_LESS,
                        query -> of(query, group -> without(group, Filter.class))),
                new RewriteRule<>(
                        "no-minus",
                        "Where nothing is taken away no less is found.",
                        RewriteClaim.NO_LESS,
                        query -> of(query, group -> without(group, Minus.class))),
                new RewriteRule<>(
                        "no-triple",
                        "A triple whose variables its neighbours bind finds each of their solutions once or not at all, and so without it no less is found.",
                        RewriteClaim.NO_LESS,
                        query -> of(query, Widening::withoutTriple)),
                new RewriteRule<>(
                        "optional",
                        "OPTIONAL finds what a join finds, and keeps what finds no partner.",
                        RewriteClaim.NO_LESS,
                        query -> of(query, Widening::optionally)),
                new RewriteRule<>(
                        "one-or-more",
                        "A triple is a path of one triple or more, which is found once for each pair of ends.",
                        RewriteClaim.NO_LESS,
                        query -> of(query, Widening::lengthened)),
                new RewriteRule<>(
                        "no-distinct",
                        "DISTINCT drops solutions and adds none.",
                        RewriteClaim.NO_LESS,
                        query -> query instanceof Select select
                                        && select.duplicates() == Duplicates.DISTINCT
                                        && !SelectRules.isCut(select)
                                ? List.of(new Select(
                                        Duplicates.ALL,
                                        select.items(),
                                        select.from(),
                                        select.where(),
                                        select.modifiers()))
                                : List.of()));
    }

    private static List<Query> of(Query query, Function<Group, Stream<Group>> wider) {
        return query instanceof Select select
                        && !SelectRules.isCut(select)
                        && !Groups.areIn(select)
                        && select.duplicates() != Duplicates.REDUCED
                ? Place.in(query).stream()
                        .filter(place -> place.influence() != Influence.OTHER)
                        .flatMap(place -> wider.apply(place.group()).map(place.put()))
                        .toList()
                : List.of();
    }

    private static Stream<Group> without(Group group, Class<? extends Pattern> kind) {
        return IntStream.range(0, group.elements().size())
                .filter(i -> kind.isInstance(group.elements().get(i)))
                .mapToObj(i -> Place.replaced(group, i, List.of()));
    }

    private static Stream<Group> eachTriples(Group group, Function<List<Triple>, Stream<List<Triple>>> others) {
        return IntStream.range(0, group.elements().size())
                .boxed()
                .flatMap(i -> group.elements().get(i) instanceof Triples(var triples)
                        ? others.apply(triples).map(other -> Place.replaced(group, i, List.of(new Triples(other))))
                        : Stream.empty());
    }

    private static Stream<Group> withoutTriple(Group group) {
        return eachTriples(
                group,
                triples -> IntStream.range(0, triples.size())
                        .mapToObj(i -> {
                            List<Triple> others = new ArrayList<>(triples);
                            others.remove(i);
                            return isBoundBy(triples.get(i), others) ? others : List.<Triple>of();
                        })
                        .filter(others -> !others.isEmpty()));
    }

    private static boolean isBoundBy(Triple triple, List<Triple> others) {
        return (triple.verb() instanceof Path.Property || triple.verb() instanceof Verb.Any)
                && !TripleRules.hasBlank(triple)
                && Variables.of(new Triples(others)).containsAll(Variables.of(Triples.of(triple)));
    }

    /** What OPTIONAL finds is joined with what stands before it: the first element has nothing before it. */
    private static Stream<Group> optionally(Group group) {
        return IntStream.range(1, group.elements().size())
                .filter(i -> group.elements().get(i) instanceof Triples(var triples)
                        && triples.stream().noneMatch(TripleRules::hasBlank)
                        && !(group.elements().get(i - 1) instanceof Filter))
                .mapToObj(i -> Place.replaced(
                        group,
                        i,
                        List.of(new Optionally(Group.of(group.elements().get(i))))));
    }

    private static Stream<Group> lengthened(Group group) {
        return eachTriples(
                group,
                triples -> IntStream.range(0, triples.size())
                        .filter(i -> triples.get(i).verb() instanceof Path.Property)
                        .mapToObj(i -> {
                            Triple triple = triples.get(i);
                            List<Triple> others = new ArrayList<>(triples);
                            others.set(
                                    i,
                                    new Triple(
                                            triple.subject(),
                                            new Path.OneOrMore((Path) triple.verb()),
                                            triple.object()));
                            return others;
                        }));
    }
}
