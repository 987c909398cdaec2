package dev.touchstone.cypher.phrase;

import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.Question.Count;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The number of ways as the sum of the numbers of those of each length, or pair of lengths, whose edges are written one by one.
 *
 * <p>It is the number of ways of variable length because a way has exactly one length. Each number is counted in a row of its own: the last
 * relationship of an OPTIONAL MATCH that finds nothing is null, and not counted. Of two stretches that may share edges, the second is looked for
 * where the first was found.
 *
 * <pre>{@code
 * MATCH (a)-[r]->(b) WITH count(*) AS c1
 * OPTIONAL MATCH (a)-[r]->()-[s]->(b) WITH c1, count(s) AS c2
 * RETURN 1 * c1 + 1 * c2 AS c
 * }</pre>
 */
record CountByLength(Wording wording) {
    private static final int MOST_TERMS = 6;

    /** The lengths of the first stretch and of the second, or 0 where there is none. */
    private record Lengths(int first, int second) {}

    /** The query, where it does not get too long. */
    Optional<String> of(Count count) {
        boolean bounded = count.first().most() != NodeSet.ANY_NUMBER
                && count.second()
                        .filter(each -> each.most() == NodeSet.ANY_NUMBER)
                        .isEmpty();
        List<Lengths> terms = bounded ? terms(count) : List.of();
        return terms.isEmpty() || terms.size() > MOST_TERMS ? Optional.empty() : Optional.of(sum(count, terms));
    }

    private static List<Lengths> terms(Count count) {
        return IntStream.rangeClosed(1, count.first().most())
                .boxed()
                .flatMap(first -> count.second()
                        .map(stretch -> IntStream.rangeClosed(1, stretch.most()))
                        .orElseGet(() -> IntStream.of(0))
                        .mapToObj(second -> new Lengths(first, second)))
                .toList();
    }

    private String sum(Count count, List<Lengths> terms) {
        List<String> clauses = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Lengths lengths : terms) {
            String last = lengths.second() > 0
                    ? Wording.link("1", lengths.second() - 1)
                    : Wording.link("0", lengths.first() - 1);
            String number = names.isEmpty() ? "count(*)" : "count(" + last + ")";
            String name = "c" + (names.size() + 1);
            clauses.add(found(count, lengths, names.isEmpty() ? "" : "OPTIONAL ") + " WITH "
                    + String.join("", names.stream().map(each -> each + ", ").toList()) + number + " AS " + name);
            names.add(name);
        }
        return String.join(" ", clauses) + " RETURN " + sum(names) + " AS c";
    }

    /** A product is a number: of a sum of names alone nobody sees that no strings are put together, which some engines do in a way of their own. */
    private static String sum(List<String> names) {
        return names.size() == 1
                ? names.getFirst()
                : names.stream().map(name -> "1 * " + name).collect(Collectors.joining(" + "));
    }

    private String found(Count count, Lengths lengths, String optional) {
        Fragment first = wording.way(count.first(), lengths.first(), "0");
        Optional<Stretch> second = count.second();
        if (second.isEmpty()) {
            return optional + first.match();
        }
        Fragment onward = wording.way(second.get(), lengths.second(), "1");
        if (count.uniqueness() == Uniqueness.EDGES) {
            return optional
                    + first.and(onward, first.pattern() + ", " + onward.pattern())
                            .match();
        }
        Fragment after =
                optional.isEmpty() ? onward : onward.where(Wording.link("0", lengths.first() - 1) + " IS NOT NULL");
        return optional + first.match() + " " + optional + after.match();
    }
}
