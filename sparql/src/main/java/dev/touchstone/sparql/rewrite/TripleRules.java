package dev.touchstone.sparql.rewrite;

import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rules on triples and paths. Where a triple leaves its neighbours it has no blank node, which it might share with them. */
final class TripleRules {
    private TripleRules() {}

    static List<RewriteRule<Query>> all() {
        return List.of(
                new RewriteRule<>(
                        "reordered-triples",
                        "Triples that stand together are matched together, in whichever order they are written.",
                        RewriteClaim.SAME,
                        query -> eachElement(query, TripleRules::reversed)),
                new RewriteRule<>(
                        "inverse-path",
                        "A path from a to b is the inverse path from b to a. A literal is no subject, and so it stays behind.",
                        RewriteClaim.SAME,
                        query -> eachTriple(query, TripleRules::inverted)),
                new RewriteRule<>(
                        "sequence-as-triples",
                        "A path a/b is defined as two triples that meet in a new variable, which nothing selects.",
                        RewriteClaim.SAME,
                        query -> FreshNames.isSeen(query) ? List.of() : eachTriple(query, TripleRules::sequence)),
                new RewriteRule<>(
                        "alternative-as-union",
                        "A path a|b is defined as the union of what a finds and of what b finds.",
                        RewriteClaim.SAME,
                        query -> eachTriple(query, TripleRules::alternative)),
                new RewriteRule<>(
                        "triple-in-group",
                        "Triples are joined, and so is a group of one of them with the others.",
                        RewriteClaim.SAME,
                        query -> eachTriple(query, triple -> Optional.of(List.of(Group.of(Triples.of(triple)))))),
                new RewriteRule<>(
                        "constant-as-values",
                        "A variable that VALUES binds to one IRI stands for it. Nothing selects the variable.",
                        RewriteClaim.SAME,
                        query -> FreshNames.isSeen(query) ? List.of() : eachTriple(query, TripleRules::value)));
    }

    private static List<Query> eachElement(Query query, Function<Triples, Optional<Triples>> other) {
        return Place.in(query).stream()
                .flatMap(place -> IntStream.range(0, place.group().elements().size())
                        .boxed()
                        .flatMap(i -> place.group().elements().get(i) instanceof Triples triples
                                ? other.apply(triples).stream()
                                        .map(changed ->
                                                place.put().apply(Place.replaced(place.group(), i, List.of(changed))))
                                : Stream.empty()))
                .toList();
    }

    /** Every triple without a blank node replaced by other elements, between those before and those after it. */
    private static List<Query> eachTriple(Query query, Function<Triple, Optional<List<Pattern>>> others) {
        List<Query> ways = new ArrayList<>();
        for (Place place : Place.in(query)) {
            List<Pattern> elements = place.group().elements();
            for (int i = 0; i < elements.size(); i++) {
                if (elements.get(i) instanceof Triples(var triples)
                        && triples.stream().noneMatch(TripleRules::hasBlank)) {
                    for (int j = 0; j < triples.size(); j++) {
                        int here = j;
                        int there = i;
                        others.apply(triples.get(j))
                                .map(other -> around(triples, here, other))
                                .map(changed -> place.put().apply(Place.replaced(place.group(), there, changed)))
                                .ifPresent(ways::add);
                    }
                }
            }
        }
        return ways;
    }

    private static List<Pattern> around(List<Triple> triples, int place, List<Pattern> others) {
        List<Pattern> elements = new ArrayList<>();
        if (place > 0) {
            elements.add(new Triples(triples.subList(0, place)));
        }
        elements.addAll(others);
        if (place < triples.size() - 1) {
            elements.add(new Triples(triples.subList(place + 1, triples.size())));
        }
        return elements;
    }

    static boolean hasBlank(Triple triple) {
        return isBlank(triple.subject()) || isBlank(triple.object());
    }

    private static boolean isBlank(Node node) {
        return node instanceof Constant(Blank blank);
    }

    private static Optional<Triples> reversed(Triples triples) {
        return triples.triples().size() < 2
                ? Optional.empty()
                : Optional.of(new Triples(triples.triples().reversed()));
    }

    private static Optional<List<Pattern>> inverted(Triple triple) {
        return triple.verb() instanceof Path path && !(triple.object() instanceof Constant(Literal literal))
                ? Optional.of(
                        List.of(Triples.of(new Triple(triple.object(), new Path.Inverse(path), triple.subject()))))
                : Optional.empty();
    }

    private static Optional<List<Pattern>> sequence(Triple triple) {
        return triple.verb() instanceof Path.Sequence(Path first, Path second)
                ? Optional.of(List.of(Triples.of(
                        new Triple(triple.subject(), first, FreshNames.VARIABLE),
                        new Triple(FreshNames.VARIABLE, second, triple.object()))))
                : Optional.empty();
    }

    private static Optional<List<Pattern>> alternative(Triple triple) {
        return triple.verb() instanceof Path.Alternative(Path one, Path other)
                ? Optional.of(List.of(new Union(List.of(
                        Group.of(Triples.of(new Triple(triple.subject(), one, triple.object()))),
                        Group.of(Triples.of(new Triple(triple.subject(), other, triple.object())))))))
                : Optional.empty();
    }

    /** A path of no length goes from any IRI to itself, whether it is in the graph or not; a variable has to be in it. */
    private static Optional<List<Pattern>> value(Triple triple) {
        if (!(triple.verb() instanceof Path.Property)) {
            return Optional.empty();
        }
        if (triple.subject() instanceof Constant(Iri iri)) {
            return Optional.of(values(iri, new Triple(FreshNames.VARIABLE, triple.verb(), triple.object())));
        }
        return triple.object() instanceof Constant(Iri iri)
                ? Optional.of(values(iri, new Triple(triple.subject(), triple.verb(), FreshNames.VARIABLE)))
                : Optional.empty();
    }

    private static List<Pattern> values(Iri iri, Triple triple) {
        return List.of(
                new Values(List.of(FreshNames.VARIABLE.name()), List.of(new ValuesRow(List.of(Optional.of(iri))))),
                Triples.of(triple));
    }
}
