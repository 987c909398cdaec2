package dev.touchstone.sparql.phrase;

import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Count;
import dev.touchstone.core.relation.question.Question.Nodes;
import dev.touchstone.core.relation.question.Question.Reaches;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.text.SparqlText;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Questions as text, in the wording of a phrasing. Every pattern gets a number, so that several can stand in one query. */
record QuestionText(SparqlPhrasing manner) {
    /** No generated graph has this predicate, so that all others are every one. */
    private static final String NO_PREDICATE = "http://touchstone.dev/none";

    /** The query, or empty where SPARQL has no words: it cannot say where a path went. */
    Optional<String> text(Question question) {
        return switch (question) {
            case Nodes which ->
                Optional.of("SELECT DISTINCT ?x WHERE { " + group(which.nodes(), new AtomicInteger()) + " }");
            // A triple has no name.
            case Question.Edges edges -> Optional.empty();
            case Question.JoinedEdges edges -> Optional.empty();
            case Question.Ways ways -> Optional.empty();
            case Reaches reaches ->
                Optional.of("ASK { "
                        + way(term(reaches.from()), reach(reaches.links(), reaches.within()), term(reaches.to()))
                        + " }");
            case Count count -> Optional.of(count).filter(QuestionText::isNamed).map(QuestionText::count);
            case Question.Distance distance -> Optional.of(distance(distance));
            case Question.ShortestPath way -> Optional.empty();
        };
    }

    private static String iri(String iri) {
        return "<" + iri + ">";
    }

    private static String term(Value node) {
        return node instanceof Iri(String value) ? iri(value) : node.toString();
    }

    /** One edge. */
    private static String step(Links links) {
        if (links.types().isEmpty()) {
            String none = iri(NO_PREDICATE);
            return links.either() ? "!(" + none + "|^" + none + ")" : "!" + none;
        }
        return links.types().stream()
                .map(type -> links.either() ? iri(type) + "|^" + iri(type) : iri(type))
                .collect(Collectors.joining("|", "(", ")"));
    }

    /** At least one edge, and at most a maximum. */
    private static String reach(Links links, int within) {
        return within == NodeSet.ANY_NUMBER
                ? step(links) + "+"
                : IntStream.rangeClosed(1, within)
                        .mapToObj(count -> exactly(links, count))
                        .collect(Collectors.joining("|", "(", ")"));
    }

    private static String exactly(Links links, int count) {
        return IntStream.range(0, count).mapToObj(i -> step(links)).collect(Collectors.joining("/", "(", ")"));
    }

    /** A path from one to the other, or the same from its other end. */
    private String way(String from, String path, String to) {
        return manner.inverse() ? to + " ^" + path + " " + from + " ." : from + " " + path + " " + to + " .";
    }

    /** What finds the nodes of a description as {@code ?x}. */
    private String group(NodeSet set, AtomicInteger number) {
        return switch (set) {
            case NodeSet.Intersection both -> joined(both.parts(), number);
            case NodeSet.Union either ->
                either.parts().stream()
                        .map(part -> "{ " + group(part, number) + " }")
                        .collect(Collectors.joining(" UNION "));
            case NodeSet.Reachable kin -> towards(kin.of(), kin.heading(), reach(kin.links(), kin.within()));
            case NodeSet.Hops hops ->
                manner.stepped()
                        ? chain(hops, number)
                        : towards(hops.of(), hops.heading(), exactly(hops.links(), hops.count()));
            case NodeSet.Spouses spouses -> spouses(spouses, number);
            case NodeSet.Matching passing -> passing(passing.test(), number);
        };
    }

    private String joined(List<NodeSet> parts, AtomicInteger number) {
        if (!manner.exists()) {
            return parts.stream().map(part -> "{ " + group(part, number) + " }").collect(Collectors.joining(" "));
        }
        String first = "{ " + group(parts.getFirst(), number) + " }";
        return parts.stream()
                .skip(1)
                .map(part -> " FILTER EXISTS { " + group(part, number) + " }")
                .collect(Collectors.joining("", first, ""));
    }

    private String towards(Value of, Heading heading, String path) {
        return heading == Heading.ONWARD ? way(term(of), path, "?x") : way("?x", path, term(of));
    }

    /** Every edge as a triple. */
    private static String chain(NodeSet.Hops hops, AtomicInteger number) {
        String here = "?h" + number.getAndIncrement();
        return triples(
                hops.heading() == Heading.ONWARD ? term(hops.of()) : "?x",
                hops.heading() == Heading.ONWARD ? "?x" : term(hops.of()),
                step(hops.links()),
                hops.count(),
                here);
    }

    private static String triples(String from, String to, String step, int count, String between) {
        return IntStream.range(0, count)
                .mapToObj(i -> (i == 0 ? from : between + "_" + i) + " " + step + " "
                        + (i == count - 1 ? to : between + "_" + (i + 1)) + " .")
                .collect(Collectors.joining(" "));
    }

    /** A value that two nodes have is not a child of both. */
    private static String spouses(NodeSet.Spouses spouses, AtomicInteger number) {
        String child = "?c" + number.getAndIncrement();
        String self = term(spouses.of());
        return self + " " + step(spouses.links()) + " " + child + " . ?x " + step(spouses.links()) + " " + child
                + " . FILTER(!isLiteral(" + child + ") && ?x != " + self + ")";
    }

    private static String passing(PropertyTest test, AtomicInteger number) {
        String value = "?v" + number.getAndIncrement();
        String constant = switch (test.value()) {
            case Int(long whole) -> Long.toString(whole);
            case Text(String text) -> SparqlText.of(new Constant(Terms.string(text)));
            case Value other -> term(other);
        };
        return "?x " + iri(test.key()) + " " + value + " ."
                + condition(test.operator(), value, constant)
                        .map(condition -> " FILTER(" + condition + ")")
                        .orElse("");
    }

    private static Optional<String> condition(PropertyTest.Operator operator, String value, String constant) {
        return switch (operator) {
            case EQUAL -> Optional.of(value + " = " + constant);
            case NOT_EQUAL -> Optional.of(value + " != " + constant);
            case LESS -> Optional.of(value + " < " + constant);
            case AT_MOST -> Optional.of(value + " <= " + constant);
            case MORE -> Optional.of(value + " > " + constant);
            case AT_LEAST -> Optional.of(value + " >= " + constant);
            case APART -> Optional.of(value + " < " + constant + " || " + value + " > " + constant);
            case NEITHER -> Optional.of("!(" + value + " >= " + constant + " || " + value + " < " + constant + ")");
            case PRESENT -> Optional.empty();
        };
    }

    /** Any predicate is a variable where walks are counted, and a variable has one direction. */
    private static boolean isNamed(Count count) {
        return Stream.concat(Stream.of(count.first()), count.second().stream())
                .map(Stretch::links)
                .noneMatch(links -> links.either() && links.types().isEmpty());
    }

    private static String count(Count count) {
        String all = "{ " + stretch(count.first(), "?s") + " }"
                + count.second()
                        .map(second -> " { " + stretch(second, "?t") + " }")
                        .orElse("");
        return "SELECT (COUNT(*) AS ?count) WHERE { " + all + " }";
    }

    /**
     * Each walk once. Of a negated predicate it is left open how often a path is found that has several, and so any predicate is a
     * variable here.
     */
    private static String stretch(Stretch stretch, String name) {
        return IntStream.rangeClosed(1, stretch.most())
                .mapToObj(length -> "{ " + walk(stretch, length, name + length)
                        + around(stretch.avoiding(), length, name + length) + " }")
                .collect(Collectors.joining(" UNION "));
    }

    private static String walk(Stretch stretch, int length, String name) {
        return IntStream.range(0, length)
                .mapToObj(i -> (i == 0 ? term(stretch.from()) : name + "_" + i) + " "
                        + (stretch.links().types().isEmpty() ? name + "_p" + i : step(stretch.links())) + " "
                        + (i == length - 1 ? term(stretch.to()) : name + "_" + (i + 1)) + " .")
                .collect(Collectors.joining(" "));
    }

    /**
     * The length of the shortest walk, which is that of the shortest way. The edges are written one by one, so that the nodes between
     * them can be kept from being the one that is avoided; the ends are not.
     */
    private String distance(Question.Distance distance) {
        String lengths = IntStream.rangeClosed(1, distance.within())
                .mapToObj(length -> "{ " + walk(distance, length) + " BIND(" + length + " AS ?d) }")
                .collect(Collectors.joining(" UNION "));
        return manner.least()
                ? "SELECT (MIN(?d) AS ?least) WHERE { " + lengths + " }"
                : "SELECT ?d WHERE { " + lengths + " } ORDER BY ?d LIMIT 1";
    }

    private static String walk(Question.Distance distance, int length) {
        String between = "?h" + length;
        return triples(term(distance.from()), term(distance.to()), step(distance.links()), length, between)
                + around(distance.avoiding(), length, between);
    }

    /** Keeps the nodes between the edges of a walk from being a certain one. */
    private static String around(Optional<Value> avoided, int length, String between) {
        return avoided.map(node -> IntStream.range(1, length)
                        .mapToObj(i -> " FILTER(" + between + "_" + i + " != " + term(node) + ")")
                        .collect(Collectors.joining()))
                .orElse("");
    }
}
