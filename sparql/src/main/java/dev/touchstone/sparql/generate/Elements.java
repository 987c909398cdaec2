package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.Solution;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
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

    /** Triples first, here or in a named graph, and then so many elements, of which some may come to nothing. */
    void write(int triples, int count) {
        boolean begun = false;
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

    private Choices choices() {
        return draft.choices();
    }

    private Pattern cut(Solution known, int count) {
        return new TripleCutting(draft.setting(), choices(), known).triples(count);
    }

    private boolean goesIntoGraph() {
        return depth > 0 && hasGraphs() && choices().chance(IN_GRAPH);
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
        return hasGraphs() && choices().chance(NOWHERE)
                ? Optional.of(new InGraph(NamedGraphScope.NOWHERE, Group.of(cut(draft.known(), 1))))
                        .filter(draft.setting()::allows)
                        .map(Group::of)
                : Optional.empty();
    }

    private Optional<Pattern> element() {
        if (goesIntoGraph()) {
            return Optional.of(inGraph(choices().between(1, 2)));
        }
        int draw = choices().below(depth > 0 ? 100 : 50);
        if (draw < 24) {
            return new Filters(draft).filter();
        }
        if (draw < 36) {
            return Optional.of(bind());
        }
        if (draw < 44) {
            return Optional.of(values());
        }
        if (draw < 50) {
            return draft.endsInTriples()
                    ? new Filters(draft).filter()
                    : Optional.of(cut(draft.known(), choices().between(1, 2)));
        }
        if (draw < 65) {
            return Optional.of(new Optionally(nowhere().orElseGet(this::optional)));
        }
        if (draw < 76) {
            return Optional.of(union());
        }
        if (draw < 85) {
            return Optional.of(new Minus(subtracted()));
        }
        if (draw < 94) {
            return Optional.of(new SubSelect(new SubQueries(draft, depth - 1).select()));
        }
        return Optional.of(inner(draft.known(), 1));
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

    /** Rows of which the first is what the witness has, with a gap now and then; or a variable of its own. */
    private Values values() {
        List<String> candidates = choices().shuffled(draft.witness().names()).stream()
                .filter(name -> !(draft.witness().get(name).orElseThrow() instanceof Blank))
                .limit(choices().between(1, 2))
                .toList();
        if (candidates.isEmpty() || choices().chance(0.2)) {
            return new Values(
                    List.of(draft.setting().names().variable()), rows(choices().between(1, 2), 1));
        }
        List<ValuesRow> rows = new ArrayList<>();
        rows.add(new ValuesRow(candidates.stream()
                .map(name -> gap(0.12, draft.witness().get(name).orElseThrow()))
                .toList()));
        for (int i = choices().below(4); i > 0; i--) {
            Solution other = choices().pick(draft.solutions().rows());
            rows.add(new ValuesRow(candidates.stream()
                    .map(name -> other.get(name).filter(term -> !(term instanceof Blank)))
                    .map(term -> gap(0.15, term.orElseGet(() -> draft.setting().term(choices()))))
                    .toList()));
        }
        return new Values(candidates, choices().shuffled(rows));
    }

    private List<ValuesRow> rows(int count, int width) {
        List<ValuesRow> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<Optional<Term>> cells = new ArrayList<>();
            for (int j = 0; j < width; j++) {
                cells.add(gap(0.1, draft.setting().term(choices())));
            }
            rows.add(new ValuesRow(cells));
        }
        return rows;
    }

    private Optional<Term> gap(double share, Term term) {
        return choices().chance(share) ? Optional.empty() : Optional.of(term);
    }
}
