package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.dialect.Feature;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Steps that look back, at names, at the path, at what was put aside or carried along, and steps that prepare for it. */
record HistorySteps(TraversalDraft walk) {
    private static final Argument KEY = text(Element.KEY);
    private static final Argument LABEL = new Token("T", "label");
    private static final double RETURNING = 0.4;

    private Choices choices() {
        return walk.choices();
    }

    private TraverserMemory memory() {
        return walk.memory();
    }

    void step() {
        switch (choices().below(10)) {
            case 0, 1 -> pathFilter();
            case 2, 3 -> aside();
            case 4 -> match();
            default -> {
                if (memory().names().isEmpty() || choices().chance(0.35)) {
                    walk.add(Call.of("as", text(memory().name(walk.spot()))));
                } else {
                    byName();
                }
            }
        }
    }

    private void byName() {
        String name = anyName();
        switch (choices().below(7)) {
            case 0, 1, 2 -> compare(name);
            case 3 -> compareTwo(name, anyName());
            case 4, 5 -> {
                walk.add(Call.of("select", text(name)));
                walk.goTo(memory().named(name), walk.crowd());
            }
            default -> {
                // Which of the others is kept is left open, and so only what was named is looked at from here.
                walk.add(Call.of("dedup", text(name)), Call.of("select", text(name)));
                walk.goTo(memory().named(name), walk.crowd());
                memory().forget();
            }
        }
    }

    private String anyName() {
        return choices().pick(memory().names());
    }

    private void compare(String name) {
        TraverserPosition then = memory().named(name);
        TraverserPosition now = walk.spot();
        switch (choices().below(4)) {
            case 0 -> walk.add(Call.of("where", where(now.label().equals(then.label()), name)), Call.of("by", LABEL));
            case 1 ->
                walk.add(Call.of("where", predicate(inOrder(now.key(), then.key()), text(name))), Call.of("by", KEY));
            default -> walk.add(Call.of("where", where(now.equals(then), name)));
        }
    }

    private static Argument where(boolean same, String name) {
        return predicate(same ? "eq" : "neq", text(name));
    }

    private String inOrder(long one, long other) {
        return one == other
                ? choices().pickOf("eq", "gte", "lte")
                : one < other ? choices().pickOf("lt", "neq") : "gt";
    }

    private void compareTwo(String one, String other) {
        boolean same = memory().named(one).equals(memory().named(other));
        walk.add(Call.of("where", text(one), where(same, other)));
    }

    private void pathFilter() {
        if (memory().isPathKnown()) {
            if (!memory().hasBeenHereBefore() && choices().chance(RETURNING)) {
                new Moves(walk).thereAndBack();
            }
            walk.add(Call.of(memory().hasBeenHereBefore() ? "cyclicPath" : "simplePath"));
        } else {
            walk.filter();
        }
    }

    /** Everything that is found here is put aside; later, only what is among it is kept. */
    private void aside() {
        Optional<String> known = memory().asides().entrySet().stream()
                .filter(entry -> entry.getValue().equals(walk.spot()))
                .map(entry -> entry.getKey())
                .findFirst();
        if (known.isPresent()) {
            walk.add(Call.of("where", predicate("within", text(known.get()))));
        } else {
            walk.add(Call.of("aggregate", text(memory().putAside(walk.spot()))));
        }
    }

    /**
     * Patterns that the traverser fits.
     *
     * @param moves whether the first of them leads from one element to another
     * @param first the name of where it begins
     * @param last the name of where the last of them ends, and {@code end} that place
     */
    record Fitting(Call match, boolean moves, String first, String last, TraversalDraft end) {}

    private void match() {
        Optional<Fitting> fitting = fitting();
        if (fitting.isEmpty()) {
            walk.filter();
            return;
        }
        TraversalDraft end = fitting.get().end();
        walk.add(fitting.get().match(), Call.of("select", text(fitting.get().last())));
        walk.goTo(end.spot(), end.crowd());
        // In which order patterns are tried is left open, and so are paths.
        memory().forget();
    }

    /** Two or three patterns, from a vertex. */
    Optional<Fitting> fitting() {
        if (!(walk.spot() instanceof TraverserPosition.AtVertex)) {
            return Optional.empty();
        }
        TraversalDraft one = walk.inner(1, 1);
        TraversalDraft from = choices().chance(0.5) ? one : walk;
        TraversalDraft other = from.inner(1, 1);
        String first = memory().name(walk.spot());
        String second = memory().name(one.spot());
        String third = memory().name(other.spot());
        List<Argument> patterns = new ArrayList<>();
        patterns.add(pattern(first, one.traversal(), second));
        patterns.add(pattern(from.equals(one) ? second : first, other.traversal(), third));
        switch (choices().below(4)) {
            case 0 ->
                patterns.add(nested(
                        Call.of("where", text(first), where(walk.spot().equals(other.spot()), third))));
            case 1 ->
                patterns.add(nested(Call.of("as", text(second)), new Filters(walk.ground()).passedBy(one.spot())));
            default -> {}
        }
        boolean moves = !one.spot().equals(walk.spot());
        return Optional.of(
                new Fitting(Call.of("match", patterns.toArray(Argument[]::new)), moves, first, third, other));
    }

    private static Nested pattern(String from, Traversal way, String to) {
        return new Nested(
                Traversal.of(Call.of("as", text(from))).then(way.calls()).then(Call.of("as", text(to))));
    }

    /** Keys only go into a sack: what becomes of a number that gets too large has changed. */
    void sack() {
        String operator = choices().pickOf("sum", "mult", "minus", "max", "min", "assign");
        walk.add(
                Call.of("sack", new Token("Operator", operator)),
                choices().chance(0.7)
                        ? Call.of("by", KEY)
                        : Call.of(
                                "by",
                                nested(Call.of(
                                        "constant", Argument.number(choices().between(1, 3))))));
    }

    /** What was put aside, and {@code store} among the ways to do so where it is there. */
    List<Call> all() {
        String name = memory().putAside(walk.spot());
        boolean store = Feature.STORE.in(walk.ground().dialect()) && choices().chance(0.5);
        List<Call> calls = new ArrayList<>(List.of(Call.of(store ? "store" : "aggregate", text(name))));
        if (choices().chance(0.5)) {
            calls.add(Call.of("by", choices().chance(0.5) ? KEY : LABEL));
        }
        calls.addAll(List.of(Call.of("cap", text(name)), Call.of("unfold")));
        return calls;
    }
}
