package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Optionally;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Union;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The solutions of patterns: each element of a group does something to those of the elements before it. */
record Patterns(Scope scope) {

    List<Solution> group(Group group) {
        List<Solution> found = elements(group);
        for (Expression filter : filters(group)) {
            found = filter(found, filter);
        }
        return scope.run().order().of(found);
    }

    /** Without the filters, which hold for the whole of a group wherever they stand. */
    private List<Solution> elements(Group group) {
        List<Solution> solutions = List.of(Solution.EMPTY);
        for (Pattern element : merged(group)) {
            solutions = then(solutions, element);
        }
        return solutions;
    }

    /** Triples that only a filter parts are one pattern: they share their blank nodes. */
    private static List<Pattern> merged(Group group) {
        List<Pattern> merged = new ArrayList<>();
        for (Pattern element : group.elements()) {
            if (element instanceof Filter) {
                continue;
            }
            if (element instanceof Triples(var more)
                    && !merged.isEmpty()
                    && merged.getLast() instanceof Triples(var triples)) {
                List<Pattern.Triple> both = new ArrayList<>(triples);
                both.addAll(more);
                merged.set(merged.size() - 1, new Triples(both));
            } else {
                merged.add(element);
            }
        }
        return merged;
    }

    private static List<Expression> filters(Group group) {
        return group.elements().stream()
                .filter(Filter.class::isInstance)
                .map(element -> ((Filter) element).condition())
                .toList();
    }

    List<Solution> filter(List<Solution> solutions, Expression condition) {
        Expressions expressions = new Expressions(scope);
        return solutions.stream()
                .filter(solution -> expressions.holds(condition, Row.of(solution)))
                .toList();
    }

    /** What an element that is no filter makes of the solutions before it. */
    List<Solution> then(List<Solution> solutions, Pattern element) {
        if (solutions.isEmpty()) {
            return solutions;
        }
        return switch (element) {
            case Filter filter -> filter(solutions, filter.condition());
            case Triples triples -> new Matcher(scope).extend(solutions, triples.triples());
            case Optionally optionally -> optionally(solutions, optionally.group());
            case Minus minus -> joining().minus(solutions, group(minus.group()));
            case Bind bind -> bind(solutions, bind);
            case Group group -> joining().join(solutions, group(group));
            case Union union -> joining().join(solutions, union(union));
            case Values values -> joining().join(solutions, values(values));
            case InGraph graph -> joining().join(solutions, inGraph(graph));
            case SubSelect select -> joining().join(solutions, new Selection(scope).inner(select.query()));
        };
    }

    private Joining joining() {
        return new Joining(scope.run());
    }

    /** The filters of an optional group see the solution that it is an option of. */
    private List<Solution> optionally(List<Solution> solutions, Group group) {
        Expressions expressions = new Expressions(scope);
        List<Expression> filters = filters(group);
        List<Pattern> elements = merged(group);
        if (elements.size() == 1 && elements.getFirst() instanceof Triples triples) {
            return optionally(solutions, triples, filters);
        }
        return joining().leftJoin(solutions, elements(group), (one, other) -> {
            Row row = Row.of(one.merged(other));
            return filters.stream().allMatch(filter -> expressions.holds(filter, row));
        });
    }

    /** Triples alone can be looked for with what is known, as they have no scope of their own. */
    private List<Solution> optionally(List<Solution> solutions, Triples triples, List<Expression> filters) {
        List<Solution> joined = new ArrayList<>();
        for (Solution solution : solutions) {
            List<Solution> more = new Matcher(scope).extend(List.of(solution), triples.triples());
            for (Expression filter : filters) {
                more = filter(more, filter);
            }
            joined.addAll(more.isEmpty() ? List.of(solution) : more);
        }
        return joined;
    }

    private List<Solution> bind(List<Solution> solutions, Bind bind) {
        Expressions expressions = new Expressions(scope);
        List<Solution> bound = new ArrayList<>();
        for (Solution solution : solutions) {
            Optional<Term> value = expressions.evaluate(bind.expression(), Row.of(solution));
            value.map(term -> named(solution, bind.name(), term))
                    .orElse(Optional.of(solution))
                    .ifPresent(bound::add);
        }
        return bound;
    }

    /** With a variable bound; where EXISTS has put a term in its place, only that fits. */
    private Optional<Solution> named(Solution solution, String name, Term term) {
        Optional<Term> fixed = scope.fixed().get(name);
        return fixed.isPresent()
                ? Optional.of(solution).filter(any -> fixed.get().equals(term))
                : solution.binding(name, term);
    }

    private List<Solution> union(Union union) {
        return union.branches().stream()
                .flatMap(branch -> group(branch).stream())
                .toList();
    }

    List<Solution> values(Values values) {
        List<Solution> solutions = new ArrayList<>();
        for (ValuesRow row : values.rows()) {
            Optional<Solution> solution = Optional.of(Solution.EMPTY);
            for (int i = 0; i < values.names().size(); i++) {
                String name = values.names().get(i);
                Optional<Term> cell = row.cells().get(i);
                solution = cell.isEmpty() ? solution : solution.flatMap(before -> named(before, name, cell.get()));
            }
            solution.ifPresent(solutions::add);
        }
        return solutions;
    }

    private List<Solution> inGraph(InGraph pattern) {
        Optional<Term> constant = scope.constant(pattern.name());
        List<Solution> solutions = new ArrayList<>();
        for (Map.Entry<Iri, TripleIndex> named : scope.store().named().entrySet()) {
            if (constant.isEmpty() || constant.get().equals(named.getKey())) {
                for (Solution solution : new Patterns(scope.in(named.getKey())).group(pattern.group())) {
                    (constant.isPresent()
                                    ? Optional.of(solution)
                                    : solution.binding(Scope.name(pattern.name()), named.getKey()))
                            .ifPresent(solutions::add);
                }
            }
        }
        return solutions;
    }
}
