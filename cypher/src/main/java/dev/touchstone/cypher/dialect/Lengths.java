package dev.touchstone.cypher.dialect;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Says a path of a variable length as a union of its lengths.
 *
 * <p>{@code MATCH (a)-[:T*1..2]->(b) RETURN b} is {@code MATCH (a)-[:T]->(b) RETURN b UNION ALL MATCH (a)-[:T]->()-[:T]->(b) RETURN b}:
 * each match has one length, and is found by that part alone. What follows must treat each row by itself, so that it does not matter
 * in which part a row is. Nothing may ask for the path or the list of its relationships, which have other names then.
 */
final class Lengths {
    /** A union of more parts is too long to be of use. */
    private static final int MOST = 3;

    private static final Node ANYTHING = new Node(Optional.empty(), List.of(), Optional.empty());

    private Lengths() {}

    /** The place of a relationship in a query of one part. */
    private record Place(int clause, int path, int element) {}

    /** Whether a MATCH of a query has a path of a variable length. */
    static boolean vary(Query query) {
        return query.parts().stream()
                .flatMap(part -> part.clauses().stream())
                .filter(Clause.Match.class::isInstance)
                .flatMap(clause -> ((Clause.Match) clause).paths().stream())
                .flatMap(path -> path.elements().stream())
                .anyMatch(element ->
                        element instanceof Relationship way && way.length().isPresent());
    }

    /** The query with the first path of a variable length as a union; where there are more, the fallback is asked again. */
    static Optional<Query> apart(Query query) {
        if (query.parts().size() > 1) {
            return Optional.empty();
        }
        List<Clause> clauses = query.parts().getFirst().clauses();
        return places(clauses)
                .findFirst()
                .filter(place -> isDivided(clauses, place))
                .flatMap(place -> union(clauses, place));
    }

    private static Stream<Place> places(List<Clause> clauses) {
        return IntStream.range(0, clauses.size())
                .boxed()
                .flatMap(clause -> clauses.get(clause) instanceof Clause.Match match
                        ? IntStream.range(0, match.paths().size()).boxed().flatMap(path -> places(match, clause, path))
                        : Stream.of());
    }

    private static Stream<Place> places(Clause.Match match, int clause, int path) {
        List<Element> elements = match.paths().get(path).elements();
        return IntStream.range(0, elements.size())
                .filter(element -> elements.get(element) instanceof Relationship way
                        && way.length().isPresent())
                .mapToObj(element -> new Place(clause, path, element));
    }

    /** An OPTIONAL MATCH keeps a row for which one of the lengths is not found. */
    private static boolean isDivided(List<Clause> clauses, Place place) {
        Clause.Match match = (Clause.Match) clauses.get(place.clause());
        Path path = match.paths().get(place.path());
        return !match.optional()
                && path.variable().isEmpty()
                && path.selection() == Selection.EVERY
                && ((Relationship) path.elements().get(place.element()))
                        .variable()
                        .isEmpty()
                && clauses.subList(place.clause() + 1, clauses.size()).stream().allMatch(Lengths::isRowByRow);
    }

    private static boolean isRowByRow(Clause clause) {
        return switch (clause) {
            case Clause.Match match -> true;
            case Clause.Unwind unwind -> true;
            case Clause.With with -> isRowByRow(with.projection());
            case Clause.Return last -> isRowByRow(last.projection());
            default -> false;
        };
    }

    private static boolean isRowByRow(Projection projection) {
        return !projection.distinct()
                && projection.order().isEmpty()
                && projection.skip().isEmpty()
                && projection.limit().isEmpty()
                && projection.items().stream()
                        .flatMap(item -> Tree.nodes((Record) item.expression()))
                        .noneMatch(Lengths::aggregates);
    }

    static boolean aggregates(Record node) {
        return node instanceof Expression.CountStar
                || (node instanceof Expression.Call call && FunctionTable.aggregates(call.function()));
    }

    private static Optional<Query> union(List<Clause> clauses, Place place) {
        Clause.Match match = (Clause.Match) clauses.get(place.clause());
        Path path = match.paths().get(place.path());
        Relationship way = (Relationship) path.elements().get(place.element());
        Length length = way.length().orElseThrow();
        int least = length.least().orElse(1);
        int most = length.most().orElse(Integer.MAX_VALUE);
        if (most < least || most > MOST) {
            return Optional.empty();
        }
        List<Query.Part> parts = new ArrayList<>();
        for (int number = least; number <= most; number++) {
            Optional<List<Element>> elements = number == 0
                    ? withoutWay(path.elements(), place.element())
                    : Optional.of(withWays(path.elements(), place.element(), number));
            if (elements.isEmpty()) {
                return Optional.empty();
            }
            List<Path> paths = new ArrayList<>(match.paths());
            paths.set(place.path(), new Path(Optional.empty(), Selection.EVERY, elements.get()));
            List<Clause> changed = new ArrayList<>(clauses);
            changed.set(place.clause(), new Clause.Match(false, paths, match.where()));
            parts.add(new Query.Part(changed));
        }
        return Optional.of(new Query(parts, true));
    }

    private static List<Element> withWays(List<Element> elements, int place, int number) {
        Relationship way = (Relationship) elements.get(place);
        Relationship one =
                new Relationship(Optional.empty(), way.types(), way.direction(), Optional.empty(), way.properties());
        List<Element> instead = new ArrayList<>(List.of(one));
        Collections.nCopies(number - 1, List.<Element>of(ANYTHING, one)).forEach(instead::addAll);
        return replaced(elements, place, place + 1, instead);
    }

    /** Without a relationship between them, the two nodes are one; only one of them may say something. */
    private static Optional<List<Element>> withoutWay(List<Element> elements, int place) {
        Element before = elements.get(place - 1);
        Element after = elements.get(place + 1);
        if (before.equals(ANYTHING)) {
            return Optional.of(replaced(elements, place - 1, place + 2, List.of(after)));
        }
        return after.equals(ANYTHING)
                ? Optional.of(replaced(elements, place - 1, place + 2, List.of(before)))
                : Optional.empty();
    }

    private static List<Element> replaced(List<Element> elements, int from, int to, List<Element> instead) {
        List<Element> all = new ArrayList<>(elements.subList(0, from));
        all.addAll(instead);
        all.addAll(elements.subList(to, elements.size()));
        return all;
    }
}
