package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;

/**
 * Several ways, or one of them, from vertices to vertices. The traverser that is looked after takes one that is built for it.
 *
 * @param depth how deep traversals are nested in each other from here
 */
record Branches(TraversalDraft walk, int depth) {
    private static final Argument KEY = text(Element.KEY);

    private Choices choices() {
        return walk.choices();
    }

    private Filters filters() {
        return new Filters(walk.ground());
    }

    void branch() {
        if (depth == 0 || !(walk.spot() instanceof TraverserPosition.AtVertex)) {
            new Moves(walk).on();
            return;
        }
        switch (choices().below(10)) {
            case 0 -> union();
            case 1 -> coalesce();
            case 2 -> new Loops(walk, depth).repeat();
            case 3 -> chooseByCondition();
            case 4 -> chooseByLabel();
            case 5 -> optional();
            case 6 -> oneWay(choices().pickOf("local", "local", "flatMap"));
            case 7 -> fewFromEach();
            case 8 -> walk.add(Call.of("identity"));
            default -> new Loops(walk, depth).repeat();
        }
    }

    private TraversalDraft toVertex() {
        TraversalDraft inner = walk.inner(1, depth);
        new Moves(inner).toVertex();
        return inner;
    }

    private static Nested way(TraversalDraft inner) {
        return new Nested(inner.traversal());
    }

    private Nested deadEnd() {
        return new Nested(Traversal.of(filters().passedByNothing(walk.spot())));
    }

    private void oneWay(String step) {
        TraversalDraft inner = toVertex();
        walk.add(Call.of(step, way(inner)));
        walk.goOnFrom(inner, inner.crowd());
    }

    private void union() {
        TraversalDraft one = toVertex();
        TraversalDraft other = toVertex();
        walk.add(
                choices().chance(0.2)
                        ? Call.of("union", deadEnd(), way(other), way(one))
                        : Call.of("union", way(one), way(other)));
        walk.goOnFrom(one, one.crowd() + other.crowd());
    }

    private void coalesce() {
        TraversalDraft one = toVertex();
        TraversalDraft other = toVertex();
        walk.add(
                choices().chance(0.4)
                        ? Call.of("coalesce", deadEnd(), way(one))
                        : Call.of("coalesce", way(one), way(other)));
        walk.goOnFrom(one, one.crowd() + other.crowd());
    }

    private void optional() {
        if (choices().chance(0.3)) {
            walk.add(Call.of("optional", deadEnd()));
            return;
        }
        oneWay("optional");
    }

    private void chooseByCondition() {
        Nested condition = way(walk.inner(1, depth));
        TraversalDraft one = toVertex();
        TraversalDraft other = toVertex();
        walk.add(
                switch (choices().below(4)) {
                    case 0 -> Call.of("choose", condition, way(one));
                    case 1 -> Call.of("choose", deadEnd(), way(other), way(one));
                    default -> Call.of("choose", condition, way(one), way(other));
                });
        walk.goOnFrom(one, one.crowd() + other.crowd());
    }

    /** Every label has an option: what becomes of a traverser that has none has changed in 3.8. */
    private void chooseByLabel() {
        TraversalDraft one = toVertex();
        TraversalDraft other = toVertex();
        walk.add(
                Call.of("choose", nested(Call.of("label"))),
                Call.of("option", text(walk.spot().label()), way(one)),
                Call.of("option", new Token("Pick", "none"), way(other)));
        walk.goOnFrom(one, one.crowd() + other.crowd());
    }

    /**
     * The first of an order, for each alone. {@code flatMap} runs what is within it for each of several that travel as one;
     * {@code local} did not before 3.8.
     */
    private void fewFromEach() {
        TraversalDraft inner = walk.inner();
        new Moves(inner).on();
        new Moves(inner).toVertex();
        if (!(inner.spot() instanceof TraverserPosition.AtVertex(Node node))) {
            return;
        }
        boolean rising = choices().chance(0.5);
        inner.add(
                Call.of("has", KEY, predicate(rising ? "gte" : "lte", number(node.key()))),
                Call.of("order"),
                Call.of("by", KEY, new Token("Order", rising ? "asc" : "desc")),
                Call.of("limit", number(choices().between(1, 2))));
        walk.add(Call.of(choices().chance(0.4) ? "flatMap" : "map", way(inner)));
        walk.goOnFrom(inner, inner.crowd());
    }
}
