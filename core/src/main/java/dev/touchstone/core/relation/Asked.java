package dev.touchstone.core.relation;

import dev.touchstone.core.relation.NodeSet.Passing;
import java.util.stream.Stream;

/** What a question looks at in a graph. */
final class Asked {
    private Asked() {}

    static Stream<Passing> tests(Question question) {
        return question instanceof Question.Which which ? which.nodes().tests() : Stream.empty();
    }

    static Stream<Links> links(Question question) {
        return switch (question) {
            case Question.Which which -> which.nodes().allLinks();
            case Question.Reaches reaches -> Stream.of(reaches.links());
            case Question.Count count ->
                Stream.concat(Stream.of(count.first()), count.second().stream()).map(Question.Stretch::links);
            case Question.Distance distance -> Stream.of(distance.links());
            case Question.ShortestWay way -> Stream.of(way.links());
        };
    }
}
