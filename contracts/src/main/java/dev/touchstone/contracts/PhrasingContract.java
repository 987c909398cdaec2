package dev.touchstone.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.NodeSet.Hops;
import dev.touchstone.core.relation.question.NodeSet.Intersection;
import dev.touchstone.core.relation.question.NodeSet.Matching;
import dev.touchstone.core.relation.question.NodeSet.Reachable;
import dev.touchstone.core.relation.question.NodeSet.Spouses;
import dev.touchstone.core.relation.question.NodeSet.Union;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.Phrasings;
import dev.touchstone.core.relation.question.PropertyTest.Operator;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Count;
import dev.touchstone.core.relation.question.Question.Distance;
import dev.touchstone.core.relation.question.Question.Edges;
import dev.touchstone.core.relation.question.Question.JoinedEdges;
import dev.touchstone.core.relation.question.Question.Joint;
import dev.touchstone.core.relation.question.Question.Nodes;
import dev.touchstone.core.relation.question.Question.Reaches;
import dev.touchstone.core.relation.question.Question.ShortestPath;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.relation.question.Question.Ways;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Questions about a graph that was drawn on paper, with the answers that were read off it, in every manner of a language.
 *
 * <pre>{@code
 * T: 0 -> 1, 1 -> 2, 0 -> 2, 2 -> 3, 3 -> 0, 4 -> 3       U: 0 -> 3, 5 -> 5       k of each node: its number
 * }</pre>
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class PhrasingContract {
    private static final int MANNERS = 60;

    /** More edges than any shortest way of the drawing has. */
    private static final int FAR = 5;

    private final Seeds seeds;
    private final Phrasings book;

    /** Manners often agree about a question. */
    private final Map<Statement, Outcome> outcomes = new HashMap<>();

    private List<InProcessEngine> references = List.of();

    protected PhrasingContract(Language language, Phrasings book) {
        this.seeds = Seeds.of(language, List.of());
        this.book = book;
    }

    /** An edge of the drawing. */
    public record Arc(String type, int from, int to) {}

    /** A graph with so many nodes, numbered from 0, each with its number as {@code k}. */
    protected abstract Dataset graph(int nodes, List<Arc> arcs);

    /** What a node is called in questions. */
    protected abstract Value name(int node);

    /** What a type or a property is called in questions. */
    protected abstract String name(String word);

    /** The number of a node, or a number as it is. */
    protected abstract int number(Value value);

    private Links links(String... types) {
        return new Links(Stream.of(types).map(this::name).toList(), Optional.empty());
    }

    private NodeSet atLeast(int k) {
        return passing(Operator.AT_LEAST, k);
    }

    private NodeSet passing(Operator operator, int k) {
        return new Matching(
                Optional.empty(),
                new dev.touchstone.core.relation.question.PropertyTest(
                        name("k"), operator, Values.of(k), Optional.empty()));
    }

    private Reachable kin(int of, Heading heading, int within, String... types) {
        return new Reachable(name(of), heading, within, links(types));
    }

    @Test
    void nodesAreFound() {
        assertFound(kin(4, Heading.ONWARD, FAR, "T", "U"), 0, 1, 2, 3);
        assertFound(kin(1, Heading.BACKWARD, FAR, "T"), 0, 1, 2, 3, 4);
        assertFound(kin(0, Heading.ONWARD, 2, "T"), 1, 2, 3);
        assertFound(kin(5, Heading.ONWARD, 2, "U"), 5);
        assertFound(kin(5, Heading.ONWARD, 2, "T"));
        assertFound(new Hops(name(0), Heading.ONWARD, 2, links("T")), 2, 3);
        assertFound(new Hops(name(3), Heading.BACKWARD, 2, links("T", "U")), 0, 1, 3);
        assertFound(new Spouses(name(0), links("T")), 1);
        assertFound(new Spouses(name(0), links("T", "U")), 1, 2, 4);
        assertFound(atLeast(3), 3, 4, 5);
    }

    /** As the worlds of relations have it, which claim what these tests say. */
    @Test
    void everyComparisonIsSaidInEveryManner() {
        assertFound(passing(Operator.EQUAL, 2), 2);
        assertFound(passing(Operator.NOT_EQUAL, 2), 0, 1, 3, 4, 5);
        assertFound(passing(Operator.LESS, 2), 0, 1);
        assertFound(passing(Operator.AT_MOST, 2), 0, 1, 2);
        assertFound(passing(Operator.MORE, 2), 3, 4, 5);
        assertFound(passing(Operator.APART, 2), 0, 1, 3, 4, 5);
        assertFound(passing(Operator.NEITHER, 2));
        assertFound(passing(Operator.PRESENT, 2), 0, 1, 2, 3, 4, 5);
    }

    /** 3 is left by U to 0, and entered by T from 2 and from 4. */
    @Test
    void edgesAreGoneAlongInBothDirections() {
        Links both = links("T", "U").bothWays();
        assertFound(new Reachable(name(1), Heading.ONWARD, 2, links("T").bothWays()), mayRepeat(Set.of(0, 2, 3), 1));
        assertFound(new Reachable(name(5), Heading.BACKWARD, 2, both), 5);
        assertFound(new Hops(name(4), Heading.ONWARD, 2, both), mayRepeat(Set.of(0, 2), 4));
        assertFound(new Hops(name(4), Heading.BACKWARD, 3, links("T").bothWays()), mayRepeat(Set.of(0, 1, 2), 3));
        assertFound(new Spouses(name(4), both), 0, 2);
        everySpeech(phrasing -> {
            assertSays(phrasing, distance(4, 1, both), List.of(3));
            assertSays(phrasing, distance(1, 4, both), List.of(3));
            for (Uniqueness uniqueness : phrasing.counts()) {
                assertSays(
                        phrasing,
                        new Count(new Stretch(name(1), name(4), 3, both), Optional.empty(), uniqueness),
                        // By 1-2-3-4, and by 1-0-3-4 over either of two edges.
                        List.of(3));
            }
        });
    }

    private Question distance(int from, int to, Links links) {
        return new Distance(name(from), name(to), 4, Optional.empty(), links);
    }

    @Test
    void descriptionsAreJoined() {
        NodeSet descendants = kin(4, Heading.ONWARD, FAR, "T", "U");
        NodeSet spouses = new Spouses(name(0), links("T"));
        NodeSet hops = new Hops(name(0), Heading.ONWARD, 2, links("T"));
        assertFound(new Intersection(List.of(descendants, atLeast(3))), 3);
        assertFound(new Union(List.of(spouses, hops)), 1, 2, 3);
        assertFound(new Intersection(List.of(new Union(List.of(spouses, hops)), atLeast(2), descendants)), 2, 3);
    }

    @Test
    void whoIsReachedIsKnown() {
        assertReaches(true, 4, 1, FAR);
        assertReaches(false, 1, 4, FAR);
        assertReaches(false, 4, 1, 2);
        assertReaches(true, 4, 1, 3);
        assertReaches(true, 0, 0, FAR);
        assertReaches(false, 4, 4, FAR);
    }

    @Test
    void howeverFarItIs() {
        Question descendants = new Nodes(kin(4, Heading.ONWARD, NodeSet.ANY_NUMBER, "T", "U"));
        Question ancestors = new Nodes(kin(1, Heading.BACKWARD, NodeSet.ANY_NUMBER, "T"));
        everySpeech(phrasing -> {
            if (phrasing.reachesAnything()) {
                assertSays(phrasing, descendants, List.of(0, 1, 2, 3));
                assertSays(phrasing, ancestors, List.of(0, 1, 2, 3, 4));
            }
        });
    }

    /** From 0 to 3 there are the edge, two ways by T, and as a walk the edge, back and the edge again. */
    @Test
    void waysAreCounted() {
        Stretch direct = new Stretch(name(0), name(3), 3, links("T", "U"));
        Stretch there = new Stretch(name(0), name(2), 2, links("T"));
        Stretch onwards = new Stretch(name(2), name(0), 2, links("T"));
        everySpeech(phrasing -> {
            for (Uniqueness uniqueness : phrasing.counts()) {
                assertSays(
                        phrasing,
                        new Count(direct, Optional.empty(), uniqueness),
                        List.of(uniqueness == Uniqueness.NONE ? 4 : 3));
                assertSays(
                        phrasing,
                        new Count(there, Optional.of(onwards), uniqueness),
                        // The way ends where it began, so that a node is twice on it.
                        List.of(uniqueness == Uniqueness.NODES ? 0 : 2));
            }
        });
    }

    @Test
    void theShortestIsFound() {
        everySpeech(phrasing -> {
            assertSays(phrasing, new Distance(name(0), name(3), 3, Optional.empty(), links("T", "U")), List.of(1));
            assertSays(phrasing, new Distance(name(0), name(3), 3, Optional.empty(), links("T")), List.of(2));
            assertSays(phrasing, new Distance(name(0), name(3), 3, Optional.of(name(1)), links("T")), List.of(2));
            assertSays(phrasing, new Distance(name(0), name(3), 3, Optional.of(name(2)), links("T")), List.of());
            assertSays(phrasing, new Distance(name(1), name(4), 3, Optional.empty(), links("T")), List.of());
            assertSays(phrasing, way(4, 1, Optional.empty(), "T"), List.of(4, 3, 0, 1));
            assertSays(phrasing, way(4, 1, Optional.of(name(2)), "T"), List.of(4, 3, 0, 1));
            assertSays(phrasing, way(4, 1, Optional.of(name(0)), "T"), List.of());
            assertSays(phrasing, way(0, 3, Optional.empty(), "T", "U"), List.of(0, 3));
        });
    }

    private Question way(int from, int to, Optional<Value> avoiding, String... types) {
        return new ShortestPath(name(from), name(to), 4, avoiding, links(types));
    }

    /** From 0 to 3 there are the edge, one over 2, one over 1 and 2, and as a walk the edge, back and the edge again. */
    @Test
    void waysAroundANodeAreCounted() {
        everySpeech(phrasing -> {
            for (Uniqueness uniqueness : phrasing.counts()) {
                assertSays(phrasing, around(1, uniqueness), List.of(uniqueness == Uniqueness.NONE ? 3 : 2));
                assertSays(phrasing, around(2, uniqueness), List.of(uniqueness == Uniqueness.NONE ? 2 : 1));
                assertSays(phrasing, around(4, uniqueness), List.of(uniqueness == Uniqueness.NONE ? 4 : 3));
            }
        });
    }

    private Question around(int node, Uniqueness uniqueness) {
        return new Count(
                new Stretch(name(0), name(3), 3, Optional.of(name(node)), links("T", "U")),
                Optional.empty(),
                uniqueness);
    }

    /** By their numbers in the order of the drawing, from 0. */
    @Test
    void edgesAreFound() {
        everySpeech(phrasing -> {
            assertSays(phrasing, new Edges(links("U")), List.of(6, 7));
            assertSays(phrasing, new Edges(links("T", "U")), List.of(0, 1, 2, 3, 4, 5, 6, 7));
            assertSays(phrasing, new Edges(Links.ANY), List.of(0, 1, 2, 3, 4, 5, 6, 7));
        });
    }

    /** From 0 to 3 there are three simple ways; those that come back to 0 and go on by other edges are four more. */
    @Test
    void waysOfAnyLengthAreFollowed() {
        Links both = links("T", "U").bothWays();
        everySpeech(phrasing -> {
            if (!phrasing.followsAnything()) {
                return;
            }
            assertSays(phrasing, new Nodes(kin(4, Heading.ONWARD, NodeSet.ANY_NUMBER, "T")), List.of(0, 1, 2, 3));
            assertSays(phrasing, new Nodes(kin(0, Heading.BACKWARD, NodeSet.ANY_NUMBER, "T")), List.of(0, 1, 2, 3, 4));
            assertSays(
                    phrasing, new Distance(name(4), name(2), NodeSet.ANY_NUMBER, Optional.empty(), both), List.of(2));
            assertSays(
                    phrasing,
                    new ShortestPath(name(4), name(1), NodeSet.ANY_NUMBER, Optional.of(name(2)), links("T")),
                    List.of(4, 3, 0, 1));
            for (Uniqueness uniqueness : phrasing.counts()) {
                if (uniqueness != Uniqueness.NONE) {
                    assertSays(phrasing, endless(4, 1, links("T"), uniqueness), List.of(1));
                    assertSays(phrasing, endless(0, 3, links("T", "U"), uniqueness), List.of(ways(uniqueness, 3, 7)));
                }
            }
        });
    }

    private Question endless(int from, int to, Links links, Uniqueness uniqueness) {
        return new Count(new Stretch(name(from), name(to), NodeSet.ANY_NUMBER, links), Optional.empty(), uniqueness);
    }

    /** Of simple paths, and of those that pass no edge twice. */
    private static int ways(Uniqueness uniqueness, int simple, int trails) {
        return uniqueness == Uniqueness.NODES ? simple : trails;
    }

    @Test
    void waysAreFoundAloneAndTogether() {
        Stretch direct = new Stretch(name(0), name(2), 2, links("T"));
        Stretch other = new Stretch(name(4), name(0), 2, links("T"));
        everySpeech(phrasing -> {
            for (Uniqueness uniqueness : phrasing.counts()) {
                assertLead(phrasing, new Ways(List.of(direct), uniqueness), "012", "02");
                assertLead(phrasing, new Ways(List.of(direct, other, direct), uniqueness), "012", "02", "430");
            }
        });
    }

    private void assertLead(Phrasing phrasing, Question question, String... expected) {
        phrasing.ask(question)
                .ifPresent(statement -> assertThat(answer(statement).stream()
                                .map(row -> stops(row.getFirst())
                                        .map(stop -> Integer.toString(number(stop)))
                                        .collect(Collectors.joining())))
                        .as(text(statement))
                        .containsExactlyInAnyOrder(expected));
    }

    @Test
    void classesOfEdgesAreJoined() {
        everySpeech(phrasing -> {
            assertSays(phrasing, new JoinedEdges(Joint.ANY, List.of(links("U"), links("U"))), List.of(6, 7));
            assertSays(
                    phrasing,
                    new JoinedEdges(Joint.ANY, List.of(links("U"), Links.ANY, links("T"))),
                    List.of(0, 1, 2, 3, 4, 5, 6, 7));
            assertSays(phrasing, new JoinedEdges(Joint.ALL, List.of(links("T", "U"), links("U"))), List.of(6, 7));
            assertSays(phrasing, new JoinedEdges(Joint.ALL, List.of(links("T"), links("U"))), List.of());
        });
    }

    /** Nodes that are found by any means, beside one that a walk finds and a trail does not. */
    private void assertFound(NodeSet nodes, Predicate<List<Integer>> expected) {
        everySpeech(phrasing -> phrasing.ask(new Nodes(nodes))
                .ifPresent(statement -> assertThat(expected.test(numbers(answer(statement))))
                        .as(text(statement))
                        .isTrue()));
    }

    /** These, and perhaps another one. */
    private static Predicate<List<Integer>> mayRepeat(Set<Integer> found, int other) {
        Set<Integer> more = new HashSet<>(found);
        more.add(other);
        return numbers -> numbers.size() == Set.copyOf(numbers).size()
                && (Set.copyOf(numbers).equals(found) || Set.copyOf(numbers).equals(more));
    }

    private void assertFound(NodeSet nodes, Integer... expected) {
        everySpeech(phrasing -> assertSays(phrasing, new Nodes(nodes), List.of(expected)));
    }

    private void assertReaches(boolean expected, int from, int to, int within) {
        Question question = new Reaches(name(from), name(to), within, links("T", "U"));
        everySpeech(phrasing -> phrasing.ask(question)
                .ifPresent(statement ->
                        assertThat(isYes(answer(statement))).as(text(statement)).isEqualTo(expected)));
    }

    private static boolean isYes(List<List<Value>> rows) {
        return !rows.isEmpty()
                && !rows.getFirst().getFirst().equals(Values.of(false))
                && !rows.getFirst().getFirst().equals(Values.of(0));
    }

    /** Where there are words for it. An answer of nothing is no row, or a null. */
    private void assertSays(Phrasing phrasing, Question question, List<Integer> expected) {
        phrasing.ask(question)
                .ifPresent(statement -> assertThat(numbers(answer(statement)))
                        .as(text(statement))
                        .containsExactlyInAnyOrderElementsOf(expected));
    }

    private List<Integer> numbers(List<List<Value>> rows) {
        return rows.stream()
                .map(List::getFirst)
                .flatMap(PhrasingContract::stops)
                .filter(value -> !value.equals(Values.NULL))
                .map(this::number)
                .toList();
    }

    /** A way is a list of nodes, or a path. */
    private static Stream<Value> stops(Value value) {
        return switch (value) {
            case ListOf list -> list.items().stream();
            case Value.Path path -> path.stops().stream();
            case Value other -> Stream.of(other);
        };
    }

    private String text(Statement statement) {
        return statement.text(seeds.everything());
    }

    private List<List<Value>> answer(Statement statement) {
        Outcome outcome = outcomes.computeIfAbsent(statement, asked -> run(drawing(), asked));
        assertThat(outcome).as(text(statement)).isInstanceOf(Outcome.Rows.class);
        return ((Outcome.Rows) outcome).answer().rows();
    }

    protected final Dataset drawing() {
        return graph(
                6,
                List.of(
                        new Arc("T", 0, 1),
                        new Arc("T", 1, 2),
                        new Arc("T", 0, 2),
                        new Arc("T", 2, 3),
                        new Arc("T", 3, 0),
                        new Arc("T", 4, 3),
                        new Arc("U", 0, 3),
                        new Arc("U", 5, 5)));
    }

    /** The answer to a statement about a graph: the reference's, unless a language has none in this process. */
    protected Outcome run(Dataset dataset, Statement statement) {
        if (references.isEmpty()) {
            // What a reference can do is found out by trying, which takes a while.
            references = seeds.language().references().map(References::correct).orElse(List.of());
        }
        InProcessEngine.Evaluator reference = references.getFirst().fresh().get();
        reference.load(dataset);
        return reference.run(statement, Map.of());
    }

    private void everySpeech(Consumer<Phrasing> test) {
        List<Phrasing> manners = new ArrayList<>();
        for (int seed = 0; seed < MANNERS; seed++) {
            Phrasing phrasing = book.draw(seeds.everything(), new Choices(seed));
            if (!manners.contains(phrasing)) {
                manners.add(phrasing);
                test.accept(phrasing);
            }
        }
        assertThat(manners).hasSizeGreaterThan(3);
    }
}
