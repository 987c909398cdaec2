package dev.touchstone.sparql.oracle;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.reference.check.Mentions;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.reference.value.Orderability;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which rows of a sorted answer may trade places. */
public final class Ties {
    private Ties() {}

    /**
     * A number for each row, the same for those that stand together in any order. Empty where the standard says nothing about the order:
     * without ORDER BY, between values that it does not sort, and where of several equal rows with different keys one is kept.
     */
    public static Optional<List<Integer>> of(Query query, Result result) {
        if (!(query instanceof Select select)
                || !(result instanceof Result.Rows rows)
                || select.modifiers().orderBy().isEmpty()
                || !keysAreKept(select)) {
            return Optional.empty();
        }
        List<List<Optional<Term>>> keys = rows.keys().stream().map(Ties::terms).toList();
        List<Integer> ties = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            if (i > 0 && !Orderability.settles(keys.get(i - 1), keys.get(i))) {
                return Optional.empty();
            }
            ties.add(i > 0 && Orderability.areTied(keys.get(i - 1), keys.get(i)) ? ties.getLast() : Integer.valueOf(i));
        }
        return Optional.of(ties);
    }

    private static boolean keysAreKept(Select select) {
        List<String> kept = Variables.of(select);
        return select.duplicates() == Duplicates.ALL
                || select.modifiers().orderBy().stream()
                        .allMatch(key -> kept.containsAll(Mentions.in(key.expression())));
    }

    private static List<Optional<Term>> terms(List<Value> keys) {
        return keys.stream()
                .map(key -> key instanceof Term term ? Optional.of(term) : Optional.<Term>empty())
                .toList();
    }
}
