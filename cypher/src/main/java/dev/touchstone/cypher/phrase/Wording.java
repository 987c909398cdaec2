package dev.touchstone.cypher.phrase;

import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.text.Constants;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.Names;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Patterns in the wording of a phrasing. Each gets a number, so that several can stand in one query.
 */
record Wording(CypherPhrasing manner) {
    /** The variable of the nodes that are looked for. */
    static final String FOUND = "x";

    static String constant(Value value) {
        return CypherText.of(Constants.of(value));
    }

    /** A node that is named. */
    Fragment named(String variable, Value name) {
        return manner.inline()
                ? new Fragment("(" + variable + " {" + Element.KEY + ": " + constant(name) + "})", List.of())
                : new Fragment("(" + variable + ")", List.of(variable + "." + Element.KEY + " = " + constant(name)));
    }

    /** {@code n.k > 3} */
    static String test(String variable, PropertyTest test) {
        String value = variable + "." + Names.of(test.key());
        String constant = constant(test.value());
        return switch (test.operator()) {
            case EQUAL -> value + " = " + constant;
            case NOT_EQUAL -> value + " <> " + constant;
            case LESS -> value + " < " + constant;
            case AT_MOST -> value + " <= " + constant;
            case MORE -> value + " > " + constant;
            case AT_LEAST -> value + " >= " + constant;
            case APART -> "(" + value + " < " + constant + " OR " + value + " > " + constant + ")";
            case NEITHER -> "NOT (" + value + " >= " + constant + " OR " + value + " < " + constant + ")";
            case PRESENT -> value + " IS NOT NULL";
        };
    }

    private static String types(Links links) {
        return links.types().isEmpty()
                ? ""
                : links.types().stream().map(Names::of).collect(Collectors.joining("|", ":", ""));
    }

    private static String arrow(String body, Links links, Heading heading) {
        if (links.either()) {
            return "-[" + body + "]-";
        }
        return heading == Heading.ONWARD ? "-[" + body + "]->" : "<-[" + body + "]-";
    }

    /** Any edge of these, as {@code r}. */
    Fragment edge(Links links) {
        Fragment edge = manner.reversed() ? edge(links, Heading.BACKWARD, "r") : edge(links, Heading.ONWARD, "r");
        return new Fragment("()" + edge.pattern() + "()", edge.conditions());
    }

    /** One edge. */
    private static Fragment edge(Links links, Heading heading, String variable) {
        Fragment edge = new Fragment(arrow(variable + types(links), links, heading), List.of());
        return links.test().map(test -> edge.where(test(variable, test))).orElse(edge);
    }

    /** Edges between a minimum and a maximum. */
    private Fragment edges(Links links, Heading heading, int fewest, int most, String number) {
        if (manner.quantified()) {
            Fragment one = edge(links, heading, "e" + number);
            String inner =
                    new Fragment("(u" + number + ")" + one.pattern() + "(v" + number + ")", one.conditions()).matched();
            String bound = most == NodeSet.ANY_NUMBER ? "" : String.valueOf(most);
            return new Fragment("(" + inner + "){" + fewest + "," + bound + "}", List.of());
        }
        String variable = "r" + number;
        // Where an engine knows no rule of Cypher's for ways, the variable of one of a single edge is that edge, and no
        // list.
        String list = manner.engine().stepwise() ? "relationships(" + path(number) + ")" : variable;
        Fragment several =
                new Fragment(arrow(variable + types(links) + length(fewest, most), links, heading), List.of());
        return links.test()
                .map(test -> several.where("all(e IN " + list + " WHERE " + test("e", test) + ")"))
                .orElse(several);
    }

    /** One at least and no bound: there are two ways to write it. */
    private String length(int fewest, int most) {
        if (most != NodeSet.ANY_NUMBER) {
            return "*" + fewest + ".." + most;
        }
        return manner.inline() ? "*" : "*" + fewest + "..";
    }

    /** The relationship at a place in a {@link #chain}. */
    static String link(String number, int place) {
        return "r" + number + (char) ('a' + place);
    }

    /**
     * An exact number of edges, written one by one, with nodes between them that are perhaps not a certain one. Where an engine has no rule that
     * edges are different, it is said here, so that the same is meant whatever else is in a query.
     */
    private Fragment chain(Links links, Heading heading, int count, Optional<Value> avoided, String number) {
        Fragment chain = edge(links, heading, link(number, 0));
        for (int i = 1; i < count; i++) {
            String node = "n" + number + (char) ('a' + i);
            Fragment next = edge(links, heading, link(number, i));
            Fragment longer =
                    chain.and(next, chain.pattern() + (avoided.isPresent() ? "(" + node + ")" : "()") + next.pattern());
            chain = avoided.map(value -> longer.where(node + "." + Element.KEY + " <> " + constant(value)))
                    .orElse(longer);
            for (int before = 0; before < i && !manner.engine().trails(); before++) {
                chain = chain.where(link(number, before) + " <> " + link(number, i));
            }
        }
        return chain;
    }

    /** A path of an exact number of edges. */
    Fragment way(Stretch stretch, int count, String number) {
        Fragment from = named("a" + number, stretch.from());
        Fragment to = named("b" + number, stretch.to());
        return manner.reversed()
                ? joined(to, chain(stretch.links(), Heading.BACKWARD, count, stretch.avoiding(), number), from)
                : joined(from, chain(stretch.links(), Heading.ONWARD, count, stretch.avoiding(), number), to);
    }

    /** A path from one node to another, with a minimum and a maximum of edges. */
    Fragment way(Fragment from, Fragment to, Links links, int fewest, int most, String number) {
        Fragment way = manner.reversed()
                ? joined(to, edges(links, Heading.BACKWARD, fewest, most, number), from)
                : joined(from, edges(links, Heading.ONWARD, fewest, most, number), to);
        return manner.engine().stepwise() && links.test().isPresent() ? way.called(path(number)) : way;
    }

    /** What the path with this number is called. */
    static String path(String number) {
        return "p" + number;
    }

    private static Fragment joined(Fragment one, Fragment between, Fragment other) {
        String pattern = one.pattern() + between.pattern() + other.pattern();
        return one.and(between, pattern).and(other, pattern);
    }

    /** The pattern that finds the nodes of a description that is not put together from others. */
    Fragment atom(NodeSet atom, String number) {
        Fragment found = new Fragment("(" + FOUND + ")", List.of());
        return switch (atom) {
            case NodeSet.Reachable kin ->
                kin.heading() == Heading.ONWARD
                        ? way(named("a" + number, kin.of()), found, kin.links(), 1, kin.within(), number)
                        : way(found, named("a" + number, kin.of()), kin.links(), 1, kin.within(), number);
            case NodeSet.Hops hops -> hops(hops, found, number);
            case NodeSet.Spouses spouses -> spouses(spouses, found, number);
            case NodeSet.Matching passing ->
                new Fragment(
                                "(" + FOUND
                                        + passing.label()
                                                .map(label -> ":" + Names.of(label))
                                                .orElse("") + ")",
                                List.of())
                        .where(test(FOUND, passing.test()));
            case NodeSet.Intersection both -> throw new IllegalArgumentException("no atom: " + atom);
            case NodeSet.Union either -> throw new IllegalArgumentException("no atom: " + atom);
        };
    }

    private Fragment hops(NodeSet.Hops hops, Fragment found, String number) {
        Fragment start = named("a" + number, hops.of());
        if (!manner.chained()) {
            return hops.heading() == Heading.ONWARD
                    ? way(start, found, hops.links(), hops.count(), hops.count(), number)
                    : way(found, start, hops.links(), hops.count(), hops.count(), number);
        }
        return manner.reversed()
                ? joined(
                        found,
                        chain(hops.links(), hops.heading().opposite(), hops.count(), Optional.empty(), number),
                        start)
                : joined(start, chain(hops.links(), hops.heading(), hops.count(), Optional.empty(), number), found);
    }

    /** The two edges differ because their sources do. */
    private Fragment spouses(NodeSet.Spouses spouses, Fragment found, String number) {
        Fragment one = edge(spouses.links(), Heading.ONWARD, "r" + number);
        Fragment other = edge(spouses.links(), Heading.BACKWARD, "s" + number);
        Fragment between = one.and(other, one.pattern() + "()" + other.pattern());
        Fragment start = named("a" + number, spouses.of());
        return (manner.reversed() ? joined(found, between, start) : joined(start, between, found))
                .where(FOUND + "." + Element.KEY + " <> " + constant(spouses.of()));
    }
}
