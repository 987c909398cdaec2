package dev.touchstone.core.relation.world;

import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.world.QuestionScope.Span;
import dev.touchstone.core.relation.world.World.Arc;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How many ways there are for a question to go along: few enough that whoever goes along all of them comes to an end.
 *
 * <p>Up to a number of edges there are as many walks as can be counted edge by edge. Without a bound there may be endless walks, and only what
 * passes no edge twice is gone along; those are counted one by one, up to a limit.
 */
public final class Extent {
    /** From all nodes together, because a pattern may be followed from its other end, which can be any node. */
    private static final long MOST_WALKS = 60_000;

    /** From all nodes together. */
    private static final int MOST_TRAILS = 1_000;

    private final World world;

    public Extent(World world) {
        this.world = world;
    }

    /** Whether every number of edges in a question is one that the language takes for what it says, and that leads to few enough ways. */
    public boolean bounds(Question question, Phrasing phrasing) {
        return QuestionScope.spans(question).allMatch(span -> bounds(span, phrasing)) && isCounted(question, phrasing);
    }

    /** Whether the ways that are counted are those that the language counts, wherever relations depend on which these are. */
    private static boolean isCounted(Question question, Phrasing phrasing) {
        boolean free = QuestionScope.spans(question)
                .noneMatch(span -> span.links().either() || span.most() == NodeSet.ANY_NUMBER);
        return free || QuestionScope.repetition(question).allMatch(phrasing.counts()::contains);
    }

    private boolean bounds(Span span, Phrasing phrasing) {
        if (span.most() != NodeSet.ANY_NUMBER) {
            return span.most() >= 1 && hasFewWalks(span.links(), span.most());
        }
        return switch (span.sort()) {
            case EXACT, WALKED -> false;
            case REACHED -> isEndless(span.links(), phrasing);
            case FOLLOWED -> phrasing.followsAnything() && hasFewTrails(span.links());
        };
    }

    /** Whether the language can be asked here for what is reached by any number of edges. */
    public boolean isEndless(Links links, Phrasing phrasing) {
        return phrasing.reachesAnything() || (phrasing.followsAnything() && hasFewTrails(links));
    }

    private boolean hasFewWalks(Links links, int most) {
        Map<Value, List<Step>> steps = steps(links);
        Map<Value, Long> all = new LinkedHashMap<>();
        Map<Value, Long> exactly = new LinkedHashMap<>();
        for (int edges = 1; edges <= most; edges++) {
            Map<Value, Long> fewer = new LinkedHashMap<>(exactly);
            long none = edges == 1 ? 1 : 0;
            steps.forEach((node, onward) -> exactly.put(node, walks(onward, fewer, none)));
            exactly.forEach((node, walks) -> all.merge(node, walks, Long::sum));
        }
        return all.values().stream().mapToLong(walks -> walks).sum() <= MOST_WALKS;
    }

    /** How many walks begin with one of these steps; no more than matters. */
    private static long walks(List<Step> onward, Map<Value, Long> fewer, long none) {
        long walks = onward.stream()
                .mapToLong(step -> fewer.getOrDefault(step.to(), none))
                .sum();
        return Math.min(walks, MOST_WALKS + 1);
    }

    /** Whether there are few ways that pass no edge twice. */
    public boolean hasFewTrails(Links links) {
        Map<Value, List<Step>> steps = steps(links);
        int left = MOST_TRAILS;
        for (Value node : steps.keySet()) {
            left = trails(node, steps, new LinkedHashSet<>(), left);
        }
        return left >= 0;
    }

    /** What is left of a number of trails after those that go on from here; below 0 where they are more. */
    private static int trails(Value from, Map<Value, List<Step>> steps, Set<Integer> passed, int left) {
        int rest = left;
        for (Step step : steps.getOrDefault(from, List.of())) {
            if (rest < 0) {
                return rest;
            }
            if (passed.add(step.arc())) {
                rest = trails(step.to(), steps, passed, rest - 1);
                passed.remove(step.arc());
            }
        }
        return rest;
    }

    /** A step over an edge to a node. */
    private record Step(int arc, Value to) {}

    private Map<Value, List<Step>> steps(Links links) {
        Map<Value, List<Step>> steps = new LinkedHashMap<>();
        List<Arc> arcs = world.arcs();
        for (int i = 0; i < arcs.size(); i++) {
            Arc arc = arcs.get(i);
            if (links.follows(arc.type())) {
                add(steps, arc.from(), new Step(i, arc.to()));
                if (links.either()) {
                    add(steps, arc.to(), new Step(i, arc.from()));
                }
            }
        }
        return steps;
    }

    private static void add(Map<Value, List<Step>> steps, Value from, Step step) {
        steps.computeIfAbsent(from, node -> new ArrayList<>()).add(step);
    }
}
