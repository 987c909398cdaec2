package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.dialect.Feature;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Steps that look at all traversers at once: they sort them, or leave fewer of them, and steps that begin anew from those. */
record ReducingSteps(TraversalDraft walk) {
    private static final Argument KEY = text(Element.KEY);

    private Choices choices() {
        return walk.choices();
    }

    /**
     * In an order by a property, which all have where versions may differ: from 3.6 on, who has none is dropped, and before, it is an error.
     */
    void sort() {
        List<Map.Entry<String, Typed>> usable = walk.ground().usable(walk.spot().properties());
        if (usable.isEmpty()) {
            walk.add(Call.of("order"), Call.of("by", new Token("T", "label")));
            return;
        }
        Argument key = text(choices().pick(usable).getKey());
        if (!walk.ground().daring() || choices().chance(0.5)) {
            walk.add(Call.of("has", key));
        }
        walk.add(Call.of("order"));
        walk.add(
                choices().chance(0.5)
                        ? Call.of("by", key)
                        : Call.of("by", key, new Token("Order", choices().pickOf("asc", "desc"))));
    }

    void cut() {
        switch (choices().below(6)) {
            case 0, 1 -> walk.add(Call.of("dedup"));
            case 2 -> walk.add(Call.of("dedup"), Call.of("by", KEY));
            case 3, 4 -> first(choices().between(1, 4));
            default -> {
                first(choices().between(1, 2));
                again();
            }
        }
        walk.memory().forget();
    }

    /** So many of an order that begins with the one that is looked after: nothing with a smaller key, or with a larger one, is left. */
    private void first(int many) {
        boolean rising = choices().chance(0.5);
        List<Call> calls = new ArrayList<>();
        calls.add(Call.of(
                "has", KEY, predicate(rising ? "gte" : "lte", number(walk.spot().key()))));
        calls.add(Call.of("order"));
        boolean fromTheEnd = choices().chance(0.3);
        calls.add(Call.of("by", KEY, new Token("Order", rising != fromTheEnd ? "asc" : "desc")));
        if (fromTheEnd) {
            calls.add(Call.of("tail", number(many)));
        } else {
            calls.add(
                    choices().chance(0.7) ? Call.of("limit", number(many)) : Call.of("range", number(0), number(many)));
        }
        walk.add(calls.toArray(Call[]::new));
        walk.narrow(many);
    }

    /** All vertices, or all edges, for each of the few that are left. */
    private void again() {
        boolean edges = Feature.MID_TRAVERSAL_EDGES.in(walk.ground().dialect())
                && !walk.ground().graph().edges().isEmpty()
                && choices().chance(0.4);
        walk.add(Call.of(edges ? "E" : "V"));
        if (edges) {
            var all = walk.ground().graph().edges();
            walk.goTo(new TraverserPosition.AtEdge(choices().pick(all)), walk.crowd() * all.size());
        } else {
            var all = walk.ground().graph().nodes();
            walk.goTo(new TraverserPosition.AtVertex(choices().pick(all)), walk.crowd() * all.size());
        }
        walk.filter();
    }
}
