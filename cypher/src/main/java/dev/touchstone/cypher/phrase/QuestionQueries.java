package dev.touchstone.cypher.phrase;

import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Count;
import dev.touchstone.core.relation.question.Question.Distance;
import dev.touchstone.core.relation.question.Question.Edges;
import dev.touchstone.core.relation.question.Question.JoinedEdges;
import dev.touchstone.core.relation.question.Question.Nodes;
import dev.touchstone.core.relation.question.Question.Reaches;
import dev.touchstone.core.relation.question.Question.ShortestPath;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.relation.question.Question.Ways;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.text.Names;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whole questions. */
record QuestionQueries(Wording wording) {
    private static final String NAME = Wording.FOUND + "." + Element.KEY;

    String text(Question question) {
        return switch (question) {
            case Nodes which -> which(which.nodes());
            case Edges edges -> new EdgeQueries(wording).of(edges.links());
            case JoinedEdges edges -> new EdgeQueries(wording).of(edges);
            case Ways ways -> ways(ways);
            case Reaches reaches ->
                stretch(new Stretch(reaches.from(), reaches.to(), reaches.within(), reaches.links()), "0")
                                .match()
                        + " RETURN count(*) AS c";
            case Count count -> count(count);
            case Distance distance -> distance(distance);
            case ShortestPath way -> shortest(way);
        };
    }

    private Fragment stretch(Stretch stretch, String number) {
        Fragment way = wording.way(
                wording.named("a" + number, stretch.from()),
                wording.named("b" + number, stretch.to()),
                stretch.links(),
                1,
                stretch.most(),
                number);
        String path = Wording.path(number);
        return stretch.avoiding()
                .map(node -> way.called(path)
                        .where("none(n IN nodes(" + path + ") WHERE n." + Element.KEY + " = " + Wording.constant(node)
                                + ")"))
                .orElse(way);
    }

    private String count(Count count) {
        // Edges written one by one may be told apart, and those of a pattern of variable length may not: walks are
        // counted in one way alone.
        boolean byLength = manner().chained() && manner().engine().finite();
        return (byLength ? new CountByLength(wording).of(count) : Optional.<String>empty())
                .orElseGet(() -> together(count));
    }

    /** In one MATCH no relationship is passed twice; each MATCH begins anew. */
    private String together(Count count) {
        Fragment first = stretch(count.first(), "0");
        Optional<Fragment> second = count.second().map(stretch -> stretch(stretch, "1"));
        String matched = second.map(more -> count.uniqueness() == Uniqueness.EDGES
                        ? first.and(more, first.pattern() + ", " + more.pattern())
                                .match()
                        : first.match() + " " + more.match())
                .orElseGet(first::match);
        return matched + " RETURN count(*) AS c";
    }

    private String which(NodeSet set) {
        return switch (set) {
            case NodeSet.Intersection both when !manner().nested() -> inTurn(both.parts());
            case NodeSet.Union either when !manner().nested() -> united(either.parts());
            case NodeSet.Intersection both -> conditional(set);
            case NodeSet.Union either -> conditional(set);
            case NodeSet atom -> wording.atom(atom, "0").match() + " RETURN DISTINCT " + NAME + " AS x";
        };
    }

    private CypherPhrasing manner() {
        return wording.manner();
    }

    private String conditional(NodeSet set) {
        return "MATCH (x) WHERE " + condition(set, new AtomicInteger()) + " RETURN DISTINCT " + NAME + " AS x";
    }

    /** Every clause keeps those of the nodes before that it finds, too. */
    private String inTurn(List<NodeSet> parts) {
        AtomicInteger number = new AtomicInteger();
        return parts.stream().map(part -> clause(part, number)).collect(Collectors.joining(" WITH DISTINCT x "))
                + " RETURN DISTINCT " + NAME + " AS x";
    }

    private String united(List<NodeSet> parts) {
        AtomicInteger number = new AtomicInteger();
        return parts.stream()
                .map(part -> clause(part, number) + " RETURN DISTINCT " + NAME + " AS x")
                .collect(Collectors.joining(" UNION "));
    }

    private String clause(NodeSet set, AtomicInteger number) {
        return set instanceof NodeSet.Intersection || set instanceof NodeSet.Union
                ? "MATCH (x) WHERE " + condition(set, number)
                : wording.atom(set, next(number)).match();
    }

    private static String next(AtomicInteger number) {
        return String.valueOf(number.getAndIncrement());
    }

    /** What holds of the nodes of a description. */
    private String condition(NodeSet set, AtomicInteger number) {
        return switch (set) {
            case NodeSet.Intersection both -> joined(both.parts(), " AND ", number);
            case NodeSet.Union either -> joined(either.parts(), " OR ", number);
            case NodeSet.Matching passing -> {
                String test = Wording.test(Wording.FOUND, passing.test());
                yield passing.label()
                        .map(label -> "(x:" + Names.of(label) + " AND " + test + ")")
                        .orElse(test);
            }
            case NodeSet atom -> "EXISTS { " + wording.atom(atom, next(number)).match() + " }";
        };
    }

    private String joined(List<NodeSet> parts, String word, AtomicInteger number) {
        return parts.stream().map(part -> condition(part, number)).collect(Collectors.joining(word, "(", ")"));
    }

    /** In all alternatives together each way is found once. */
    private String ways(Ways ways) {
        return ways.stretches().stream()
                .flatMap(this::alternatives)
                .map(matched -> matched + " RETURN DISTINCT " + stops("p0"))
                .collect(Collectors.joining(" UNION "));
    }

    /** One for all lengths, or one for each. */
    private Stream<String> alternatives(Stretch stretch) {
        return manner().chained() && stretch.most() != NodeSet.ANY_NUMBER
                ? IntStream.rangeClosed(1, stretch.most())
                        .mapToObj(length ->
                                wording.way(stretch, length, "0").called("p0").match())
                : Stream.of(followed(stretch));
    }

    private String distance(Distance distance) {
        Stretch stretch =
                new Stretch(distance.from(), distance.to(), distance.within(), distance.avoiding(), distance.links());
        return isSearched(stretch)
                ? searched(stretch) + " RETURN length(p) AS d"
                : followed(stretch) + " RETURN min(length(p0)) AS d";
    }

    private String shortest(ShortestPath way) {
        Stretch stretch = new Stretch(way.from(), way.to(), way.within(), way.avoiding(), way.links());
        return isSearched(stretch)
                ? searched(stretch) + " RETURN " + stops("p")
                : followed(stretch) + " WITH p0 ORDER BY length(p0) LIMIT 1 RETURN " + stops("p0");
    }

    private String stops(String path) {
        String nodes = "nodes(" + path + ")";
        return "[n IN " + (manner().reversed() ? "reverse(" + nodes + ")" : nodes) + " | n." + Element.KEY + "] AS w";
    }

    /** Every way, as {@code p0}. */
    private String followed(Stretch stretch) {
        return stretch(stretch, "0").called("p0").match();
    }

    /** What else must hold of a shortest path can be meant before or after the search; its ends must differ. */
    private boolean isSearched(Stretch stretch) {
        return manner().searched()
                && !manner().quantified()
                && stretch.avoiding().isEmpty()
                && stretch.links().test().isEmpty()
                && !stretch.from().equals(stretch.to());
    }

    private String searched(Stretch stretch) {
        Fragment from = wording.named("a", stretch.from());
        Fragment to = wording.named("b", stretch.to());
        Fragment between = wording.way(
                new Fragment("(a)", List.of()),
                new Fragment("(b)", List.of()),
                stretch.links(),
                1,
                stretch.most(),
                "0");
        return from.and(to, from.pattern() + ", " + to.pattern()).match() + " MATCH p = shortestPath("
                + between.pattern() + ")";
    }
}
