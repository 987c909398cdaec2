package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A traversal from vertices and edges to vertices and edges, while it is made, and where one of its traversers is. */
final class TraversalDraft {
    private static final double NARROWED = 0.7;
    private static final double FILLED = 0.6;
    private static final double EMPTYING = 0.05;

    private final GenerationContext ground;
    private final List<Call> calls = new ArrayList<>();
    /** Within another step, what gathers traversers depends on how they are bulked. */
    private final boolean isNested;

    private final TraverserMemory memory;
    private TraverserPosition spot;
    /** About how many traversers there are. */
    private double crowd;

    private TraversalDraft(
            GenerationContext ground, boolean isNested, TraverserPosition spot, double crowd, TraverserMemory memory) {
        this.ground = ground;
        this.isNested = isNested;
        this.spot = spot;
        this.crowd = crowd;
        this.memory = memory;
    }

    /** From {@code g}. */
    static TraversalDraft from(GenerationContext ground, boolean withSack) {
        boolean edges = !ground.graph().edges().isEmpty() && ground.choices().chance(0.25);
        TraverserPosition first = edges
                ? new TraverserPosition.AtEdge(
                        ground.choices().pick(ground.graph().edges()))
                : new TraverserPosition.AtVertex(
                        ground.choices().pick(ground.graph().nodes()));
        int crowd =
                edges ? ground.graph().edges().size() : ground.graph().nodes().size();
        TraversalDraft walk = new TraversalDraft(ground, false, first, crowd, TraverserMemory.of(first, withSack));
        if (withSack) {
            walk.add(Call.of("withSack", new Constant(new Typed(PropertyType.INT, Values.of(0)))));
        }
        walk.add(Call.of(edges ? "E" : "V"));
        return walk;
    }

    /** A traversal from here, within another step. */
    TraversalDraft inner() {
        return new TraversalDraft(ground, true, spot, crowd, memory.within());
    }

    TraversalDraft inner(int steps, int depth) {
        return inner().steps(steps, depth - 1);
    }

    GenerationContext ground() {
        return ground;
    }

    Choices choices() {
        return ground.choices();
    }

    TraverserMemory memory() {
        return memory;
    }

    TraverserPosition spot() {
        return spot;
    }

    double crowd() {
        return crowd;
    }

    Traversal traversal() {
        return new Traversal(calls);
    }

    void add(Call... more) {
        calls.addAll(Arrays.asList(more));
    }

    /** The traverser that is looked after is somewhere else now. */
    void goTo(TraverserPosition next, double newCrowd) {
        spot = next;
        crowd = newCrowd;
        memory.visit(next);
    }

    /** The traverser has taken this way. */
    void goOnFrom(TraversalDraft inner, double newCrowd) {
        spot = inner.spot;
        crowd = newCrowd;
        memory.follow(inner.memory);
    }

    /** A limited number is left. */
    void narrow(double newCrowd) {
        crowd = newCrowd;
    }

    /** A filter that the traverser passes; seldom one that nothing passes, for there is something to be wrong with nothing, too. */
    void filter() {
        Filters filters = new Filters(ground);
        add(choices().chance(EMPTYING) ? filters.passedByNothing(spot) : filters.passedBy(spot));
        crowd *= NARROWED;
    }

    /** So many steps more; {@code depth} is how deep traversals are nested in each other from here. */
    TraversalDraft steps(int count, int depth) {
        for (int i = 0; i < count; i++) {
            step(depth);
            if (memory.hasSack() && choices().chance(FILLED)) {
                new HistorySteps(this).sack();
            }
        }
        return this;
    }

    private void step(int depth) {
        if (ground.errs()) {
            add(new IllTypedSteps(ground).filter(spot.properties()));
            return;
        }
        switch (choices().below(isNested ? 12 : 18)) {
            case 0, 1, 2, 3, 4, 5 -> new Moves(this).on();
            case 6, 7, 8 -> filter();
            case 9 -> condition(depth);
            case 10, 11 -> new Branches(this, depth).branch();
            case 12, 13, 14 -> new HistorySteps(this).step();
            case 15 -> new ReducingSteps(this).sort();
            default -> new ReducingSteps(this).cut();
        }
    }

    /** A filter that looks at what can be reached from here. */
    private void condition(int depth) {
        if (depth == 0) {
            filter();
            return;
        }
        Traversal passing = inner(choices().between(1, 2), depth).traversal();
        switch (choices().below(7)) {
            case 0, 1, 2 -> add(new Filters(ground).compound(spot, passing));
            case 3 -> add(Call.of("where", nested(atLeastOne(passing))));
            case 4 -> add(Call.of("filter", new Nested(passing)));
            default -> add(Call.of("where", new Nested(passing)));
        }
        crowd *= NARROWED;
    }

    /** Counted, and found to be no fewer than the one that is known. */
    private Call[] atLeastOne(Traversal passing) {
        Argument bound = switch (choices().below(4)) {
            case 0 -> Argument.predicate("gte", Argument.number(1));
            case 1 -> Argument.predicate("neq", Argument.number(0));
            case 2 ->
                Argument.predicate(
                        "outside",
                        Argument.number(-choices().between(1, 4)),
                        Argument.number(-choices().between(0, 3)));
            default -> Argument.predicate("gt", Argument.number(0));
        };
        return Stream.concat(passing.calls().stream(), Stream.of(Call.of("count"), Call.of("is", bound)))
                .toArray(Call[]::new);
    }
}
