package dev.touchstone.core.relation.world;

import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Matching;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.Question;
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
            case Question.Reaches reaches -> Stream.of(reaches.links());
            case Question.Count count ->
                Stream.concat(Stream.of(count.first()), count.second().stream()).map(Question.Stretch::links);
            case Question.Distance distance -> Stream.of(distance.links());
            case Question.ShortestPath way -> Stream.of(way.links());
        };
    }

    /** All comparisons in it, of nodes and of edges. */
    public static Stream<PropertyTest> conditions(Question question) {
        return Stream.concat(
                tests(question).map(Matching::test), links(question).flatMap(links -> links.test().stream()));
    }

    /** Whether it goes along edges of this type. */
    public static boolean follows(Question question, String type) {
        return links(question)
                .anyMatch(links -> links.types().isEmpty() || links.types().contains(type));
    }

    /**
     * Whether every number of edges in it is one that languages take for what it says: at least one, or {@link NodeSet#ANY_NUMBER} where
     * that can be asked.
     */
    public static boolean isBounded(Question question, boolean anyNumber) {
        int least = anyNumber ? NodeSet.ANY_NUMBER : 1;
        return switch (question) {
            case Question.Nodes which ->
                which.nodes().atoms().allMatch(atom -> switch (atom) {
                    case NodeSet.Reachable kin -> kin.within() >= least;
                    case NodeSet.Hops hops -> hops.count() >= 1;
                    case NodeSet other -> true;
                });
            case Question.Edges edges -> true;
            case Question.Reaches reaches -> reaches.within() >= least;
            case Question.Count count ->
                Stream.concat(Stream.of(count.first()), count.second().stream())
                        .allMatch(stretch -> stretch.most() >= 1);
            case Question.Distance distance -> distance.within() >= 1;
            case Question.ShortestPath way -> way.within() >= 1;
        };
    }
}
