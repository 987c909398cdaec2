package dev.touchstone.core.relation.world;

import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Matching;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import java.util.stream.Stream;

/** What a question looks at in a graph. */
public final class QuestionScope {
    private QuestionScope() {}

    public static Stream<Matching> tests(Question question) {
        return question instanceof Question.Nodes which ? which.nodes().tests() : Stream.empty();
    }

    static Stream<Links> links(Question question) {
        return switch (question) {
            case Question.Nodes which -> which.nodes().allLinks();
            case Question.Edges edges -> Stream.of(edges.links());
            case Question.JoinedEdges edges -> edges.classes().stream();
            case Question.Ways ways -> ways.stretches().stream().map(Question.Stretch::links);
            case Question.Reaches reaches -> Stream.of(reaches.links());
            case Question.Count count ->
                Stream.concat(Stream.of(count.first()), count.second().stream()).map(Question.Stretch::links);
            case Question.Distance distance -> Stream.of(distance.links());
            case Question.ShortestPath way -> Stream.of(way.links());
        };
    }

    /** Whether it goes along edges in both directions. */
    public static boolean turns(Question question) {
        return links(question).anyMatch(Links::either);
    }

    /** All comparisons in it, of nodes and of edges. */
    public static Stream<PropertyTest> conditions(Question question) {
        return Stream.concat(
                tests(question).map(Matching::test), links(question).flatMap(links -> links.test().stream()));
    }

    /** Whether it goes along edges of this type. */
    public static boolean follows(Question question, String type) {
        return links(question).anyMatch(links -> links.follows(type));
    }

    /**
     * A part of the ways that a question goes along.
     *
     * @param most the most edges, or {@link NodeSet#ANY_NUMBER}
     * @param sort what is asked of them
     */
    record Span(Links links, int most, Sort sort) {}

    /** What is asked of ways. */
    enum Sort {
        /** Where those of one number of edges end. */
        EXACT,
        /** Whether there are any. */
        REACHED,
        /** Which is the shortest, or which there are of those that do not repeat themselves. */
        FOLLOWED,
        /** How many walks there are. */
        WALKED
    }

    static Stream<Span> spans(Question question) {
        return switch (question) {
            case Question.Nodes which -> which.nodes().atoms().flatMap(QuestionScope::spans);
            case Question.Edges edges -> Stream.of();
            case Question.JoinedEdges edges -> Stream.of();
            case Question.Reaches reaches -> Stream.of(new Span(reaches.links(), reaches.within(), Sort.REACHED));
            case Question.Count count ->
                Stream.concat(Stream.of(count.first()), count.second().stream())
                        .map(stretch -> span(stretch, count.uniqueness()));
            case Question.Ways ways -> ways.stretches().stream().map(stretch -> span(stretch, ways.uniqueness()));
            case Question.Distance distance -> Stream.of(new Span(distance.links(), distance.within(), Sort.FOLLOWED));
            case Question.ShortestPath way -> Stream.of(new Span(way.links(), way.within(), Sort.FOLLOWED));
        };
    }

    /** What may not occur twice on the ways that it counts or returns. */
    static Stream<Uniqueness> repetition(Question question) {
        return switch (question) {
            case Question.Count count -> Stream.of(count.uniqueness());
            case Question.Ways ways -> Stream.of(ways.uniqueness());
            case Question other -> Stream.of();
        };
    }

    private static Stream<Span> spans(NodeSet atom) {
        return switch (atom) {
            case NodeSet.Reachable kin -> Stream.of(new Span(kin.links(), kin.within(), Sort.REACHED));
            case NodeSet.Hops hops -> Stream.of(new Span(hops.links(), hops.count(), Sort.EXACT));
            case NodeSet other -> Stream.of();
        };
    }

    private static Span span(Question.Stretch stretch, Uniqueness uniqueness) {
        return new Span(stretch.links(), stretch.most(), uniqueness == Uniqueness.NONE ? Sort.WALKED : Sort.FOLLOWED);
    }
}
