package dev.touchstone.sparql.generate;

import static dev.touchstone.sparql.generate.MixedChoices.option;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.sparql.reference.Solution;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Union;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the elements of a group one after the other.
 *
 * @param depth how deep groups within the group may still be nested
 */
record Elements(Draft draft, int depth) {
    private static final int TRIES = 4;
    private static final double IN_GRAPH = 0.3;
    private static final double NOWHERE = 0.08;
    private static final double NO_TRIPLES = 0.06;

    /** Triples first, here or in a named graph, or none at all, and then so many elements, of which some may come to nothing. */
    void write(int triples, int count) {
        boolean begun = mix().comes(Ingredient.NO_TRIPLES, NO_TRIPLES)
                && draft.add(mix().<Pattern>pick(
                                option(Ingredient.VALUES, 2, new InlineData(draft)::values),
                                option(Ingredient.BIND, 1, this::bind)));
        for (int attempt = 0; attempt < TRIES && !begun; attempt++) {
            int now = Math.max(1, triples - attempt);
            begun = draft.add(goesIntoGraph() ? inGraph(now) : cut(draft.known(), now));
        }
        for (int i = 0; i < count; i++) {
            boolean added = false;
            for (int attempt = 0; attempt < TRIES && !added; attempt++) {
                added = element().filter(draft::add).isPresent();
            }
        }
    }

    private MixedChoices mix() {
        return draft.mix();
    }

    private Choices choices() {
        return draft.choices();
    }

    private Pattern cut(Solution known, int count) {
        return cutting(known).triples(count);
    }

    private TripleCutting cutting(Solution known) {
        return new TripleCutting(draft.setting(), choices(), known, draft.unbound());
    }

    private boolean goesIntoGraph() {
        return depth > 0 && hasGraphs() && mix().comes(Ingredient.GRAPH, IN_GRAPH);
    }

    private boolean hasGraphs() {
        return !draft.setting().graph().graphs().isEmpty();
    }

    /** A group in a named graph, which fits what is known; never an empty one, which stores read in different ways. */
    private Pattern inGraph(int triples) {
        NamedGraphScope there = NamedGraphScope.of(draft.setting(), choices(), draft.known());
        Draft inner = new Draft(there.setting(), choices(), draft.known());
        new Elements(inner, depth - 1).write(triples, choices().below(2));
        InGraph graph = new InGraph(there.name(), inner.group());
        return inner.size() > 0 && draft.setting().allows(graph) ? graph : cut(draft.known(), triples);
    }

    /** Something in a graph that there is not, now and then: nothing is found there. */
    private Optional<Group> nowhere() {
        return hasGraphs() && mix().comes(Ingredient.NOWHERE, NOWHERE)
                ? Optional.of(new InGraph(NamedGraphScope.NOWHERE, Group.of(cut(draft.known(), 1))))
                        .filter(draft.setting()::allows)
                        .map(Group::of)
                : Optional.empty();
    }

    private Optional<Pattern> element() {
        if (goesIntoGraph()) {
            return Optional.of(inGraph(choices().between(1, 2)));
        }
        double nested = depth > 0 ? 1 : 0;
        return mix().pick(
                        option(Ingredient.FILTER, 25, () -> new Filters(draft).filter()),
                        option(Ingredient.BIND, 12, () -> Optional.of(bind())),
                        option(Ingredient.VALUES, 7, () -> Optional.of(new InlineData(draft).values())),
                        option(Ingredient.TRIPLES, 6, this::triples),
                        option(
                                Ingredient.OPTIONAL,
                                15 * nested,
                                () -> Optional.of(new Optionally(
                                        nowhere().or(this::valuesWithFilter).orElseGet(this::optional)))),
                        option(Ingredient.UNION, 10 * nested, () -> Optional.of(union())),
                        option(Ingredient.OUT_OF_SCOPE, 2 * nested, this::outOfScope),
                        option(Ingredient.MINUS, 12 * nested, () -> Optional.of(new Minus(subtracted()))),
                        option(
                                Ingredient.SUB_SELECT,
                                8 * nested,
                                () -> Optional.of(new SubSelect(new SubQueries(draft, depth - 1).select()))),
                        option(Ingredient.GROUP, 5 * nested, () -> Optional.of(inner(draft.known(), 1))));
    }

    private Optional<Pattern> triples() {
        return draft.endsInTriples()
                ? new Filters(draft).filter()
                : Optional.of(cut(draft.known(), choices().between(1, 2)));
    }

    /** Branches that bind one variable to others, which are not in scope there, so that it stays unbound; triples may bind it then. */
    private Optional<Pattern> outOfScope() {
        List<String> names = choices().shuffled(Variables.of(draft.group()));
        if (names.isEmpty()) {
            return Optional.empty();
        }
        String name = draft.setting().names().variable();
        Union union = new Union(List.of(
                Group.of(new Bind(new Variable(names.getFirst()), name)),
                Group.of(new Bind(new Variable(names.getLast()), name))));
        return draft.add(union) ? Optional.of(cutting(draft.known()).about(name)) : Optional.empty();
    }

    /** Rows that are left or not by a filter. */
    private Optional<Group> valuesWithFilter() {
        if (!mix().comes(Ingredient.NO_TRIPLES, 0.1)) {
            return Optional.empty();
        }
        Draft inner = new Draft(draft.setting(), choices(), draft.known());
        inner.add(new InlineData(inner).values());
        List<Pattern> elements = new ArrayList<>(inner.group().elements());
        elements.add(new Filter(new Conditions(new Expressions(draft.setting(), inner.kinds(), choices())).onData(1)));
        return Optional.of(new Group(elements));
    }

    /** A group that fits a solution, and is worked out without it. */
    private Group inner(Solution outside, int more) {
        Draft inner = new Draft(draft.setting(), choices(), outside);
        new Elements(inner, depth - 1).write(choices().between(1, 2), choices().below(more + 1));
        return inner.group();
    }

    /** One that the witness has, or that another solution has; its filters see what is outside. */
    private Group optional() {
        List<Solution> rows = draft.solutions().rows();
        Solution seen = rows.isEmpty() || choices().chance(0.6)
                ? draft.known()
                : choices().pick(rows);
        Draft inner = new Draft(draft.setting(), choices(), seen);
        new Elements(inner, depth - 1).write(choices().between(1, 2), choices().below(2));
        List<Pattern> elements = new ArrayList<>(inner.group().elements());
        if (choices().chance(0.35)) {
            Map<String, Kind> kinds = new LinkedHashMap<>(draft.kinds());
            kinds.putAll(inner.kinds());
            elements.add(new Filter(new Conditions(new Expressions(draft.setting(), kinds, choices())).onData(1)));
        }
        return new Group(elements);
    }

    private Union union() {
        List<Group> branches = new ArrayList<>();
        for (int i = choices().chance(0.2) ? 3 : 2; i > 0; i--) {
            branches.add(nowhere().orElseGet(() -> inner(draft.known(), 1)));
        }
        return new Union(branches);
    }

    /** What another solution has; now and then something that has nothing to do with any, which takes nothing away. */
    private Group subtracted() {
        List<Solution> rows = draft.solutions().rows();
        Solution seen = rows.isEmpty() || choices().chance(0.15)
                ? Solution.EMPTY
                : choices().pick(rows);
        return inner(seen, 1);
    }

    private Bind bind() {
        Expressions expressions = new Expressions(draft.setting(), draft.kinds(), choices());
        int depth = choices().between(1, Math.max(1, draft.setting().limits().depth()));
        return new Bind(expressions.any(depth), draft.setting().names().variable());
    }
}
