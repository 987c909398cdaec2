package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.predicate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;

/** Loops that end: after a number of rounds, or at the latest then. The traverser that is looked after leaves after the first time. */
record Loops(TraversalDraft walk, int depth) {
    private static final int MOST_TIMES = 2;

    private Choices choices() {
        return walk.choices();
    }

    void repeat() {
        if (choices().chance(0.2) && walk.spot() instanceof TraverserPosition.AtVertex(Node node)) {
            toAndFro(node);
            return;
        }
        TraversalDraft inner = walk.inner(1, depth);
        new Moves(inner).toVertex();
        double growth = inner.crowd() / walk.crowd();
        boolean twice = inner.crowd() * growth < MOST_TIMES * 500;
        Call loop = Call.of("repeat", new Nested(inner.traversal()));
        Call emit = choices().chance(0.5)
                ? Call.of("emit")
                : Call.of("emit", nested(new Filters(walk.ground()).passedBy(inner.spot())));
        Call times = Call.of("times", whole(twice ? MOST_TIMES : 1));
        switch (choices().below(6)) {
            case 0 -> walk.add(loop, emit, times);
            case 1 -> walk.add(Call.of("emit"), loop, times);
            case 2 -> walk.add(loop, times, emit);
            case 3 -> walk.add(loop, until(inner.spot(), twice));
            case 4 -> walk.add(loop, emit, until(inner.spot(), twice));
            default -> walk.add(loop, Call.of("times", whole(1)));
        }
        walk.goOnFrom(inner, twice ? inner.crowd() * (1 + growth) + walk.crowd() : inner.crowd() + walk.crowd());
    }

    /** Back at the same vertex after two times. */
    private void toAndFro(Node node) {
        Call move = new Moves(walk).toAndFro(node);
        double growth = move.name().equals("both") ? new Moves(walk).branching("both", List.of()) : 1;
        if (walk.crowd() * growth * growth > MOST_TIMES * 500) {
            walk.filter();
            return;
        }
        walk.add(Call.of("repeat", nested(move)), Call.of("times", whole(2)));
        walk.memory().forget();
        walk.goTo(walk.spot(), walk.crowd() * growth * growth);
    }

    /** Where something holds for the traverser, and at the latest after a number of rounds. */
    private Call until(TraverserPosition spot, boolean twice) {
        Call enough = Call.of("is", predicate("gte", whole(twice ? MOST_TIMES : 1)));
        return Call.of(
                "until",
                nested(Call.of(
                        "or",
                        nested(Call.of("loops"), enough),
                        new Nested(Traversal.of(new Filters(walk.ground()).passedBy(spot))))));
    }

    private static Constant whole(int number) {
        return new Constant(new Typed(PropertyType.INT, Values.of(number)));
    }
}
