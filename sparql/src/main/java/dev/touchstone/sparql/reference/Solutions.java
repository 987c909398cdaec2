package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.TooLarge;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Pattern;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The solutions of a group that is still being written, after its elements so far. Values can be asked of each solution, and a further
 * element can be tried without harm. A blank node holds within one element.
 */
public final class Solutions {
    private final GraphStore store;
    private final List<Solution> rows;
    private final long steps;

    private Solutions(GraphStore store, List<Solution> rows, long steps) {
        this.store = store;
        this.rows = List.copyOf(rows);
        this.steps = steps;
    }

    /** Before the first element there is one solution without variables. */
    public static Solutions start(GraphStore store, long steps) {
        return new Solutions(store, List.of(Solution.EMPTY), steps);
    }

    public List<Solution> rows() {
        return rows;
    }

    public int size() {
        return rows.size();
    }

    /** The variables that are bound in one solution at least. */
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        rows.forEach(row -> names.addAll(row.names()));
        return names;
    }

    /** What an element makes of the solutions, a filter at once; empty where that is too large, or left open by the standard. */
    public Optional<Solutions> then(Pattern element) {
        Scope scope = scope();
        return within(scope, () -> {
            Patterns patterns = new Patterns(scope);
            return new Solutions(store, patterns.then(rows, element), steps);
        });
    }

    /** The values of an expression in all solutions, of which an empty one is an error; empty where that is too large, or left open. */
    public Optional<List<Optional<Term>>> values(Expression expression) {
        Scope scope = scope();
        return within(scope, () -> {
            Expressions expressions = new Expressions(scope);
            List<Optional<Term>> values = new ArrayList<>();
            rows.forEach(row -> values.add(expressions.evaluate(expression, Row.of(row))));
            return values;
        });
    }

    private Scope scope() {
        return Scope.of(Run.asFound(steps, this::blanks), store);
    }

    private Set<Blank> blanks() {
        Set<Blank> blanks = new LinkedHashSet<>(store.blanks());
        rows.forEach(row -> row.names()
                .forEach(name ->
                        row.get(name).filter(Blank.class::isInstance).ifPresent(blank -> blanks.add((Blank) blank))));
        return blanks;
    }

    private static <T> Optional<T> within(Scope scope, Supplier<T> work) {
        try {
            T done = work.get();
            return scope.run().open().isPresent() ? Optional.empty() : Optional.of(done);
        } catch (TooLarge e) {
            return Optional.empty();
        }
    }
}
