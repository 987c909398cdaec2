package dev.touchstone.sparql.mutant;

import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Query.SortKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Mutants of solution modifiers. */
final class SelectionMutants {
    static final List<Mutant> ALL = List.of(
            duplicates("distinct-lost", "DISTINCT is forgotten.", Duplicates.DISTINCT, Duplicates.ALL),
            duplicates("always-distinct", "Rows that occur twice are given once.", Duplicates.ALL, Duplicates.DISTINCT),
            modifiers(
                    "limit-more",
                    "LIMIT lets one row more through.",
                    given -> new Modifiers(
                            given.groupBy(),
                            given.having(),
                            given.orderBy(),
                            given.limit().map(rows -> rows + 1),
                            given.offset(),
                            given.values())),
            modifiers(
                    "offset-one",
                    "OFFSET skips one row too few.",
                    given -> new Modifiers(
                            given.groupBy(),
                            given.having(),
                            given.orderBy(),
                            given.limit(),
                            given.offset().map(rows -> Math.max(0, rows - 1)),
                            given.values())),
            modifiers(
                    "offset-limit",
                    "OFFSET is taken from what LIMIT leaves.",
                    given -> new Modifiers(
                            given.groupBy(),
                            given.having(),
                            given.orderBy(),
                            given.limit()
                                    .map(rows ->
                                            Math.max(0, rows - given.offset().orElse(0L))),
                            given.offset(),
                            given.values())),
            order("order-unbound", "ORDER BY puts what is unbound at the end.", SelectionMutants::unboundLast),
            order(
                    "order-descending",
                    "DESC sorts upwards.",
                    keys -> keys.stream()
                            .map(key -> new SortKey(key.expression(), false))
                            .toList()),
            order(
                    "order-first",
                    "ORDER BY sorts by its first key alone.",
                    keys -> keys.stream().limit(1).toList()),
            modifiers(
                    "having",
                    "HAVING is ignored.",
                    given -> new Modifiers(
                            given.groupBy(),
                            List.of(),
                            given.orderBy(),
                            given.limit(),
                            given.offset(),
                            given.values())),
            modifiers(
                    "group-unbound",
                    "The group without a key is lost.",
                    given -> new Modifiers(
                            given.groupBy(),
                            withBound(given),
                            given.orderBy(),
                            given.limit(),
                            given.offset(),
                            given.values())),
            modifiers(
                    "last-values",
                    "VALUES at the end is ignored.",
                    given -> new Modifiers(
                            given.groupBy(),
                            given.having(),
                            given.orderBy(),
                            given.limit(),
                            given.offset(),
                            Optional.empty())));

    private SelectionMutants() {}

    private static Mutant duplicates(String name, String sentence, Duplicates right, Duplicates wrong) {
        return Mutant.of(
                name,
                sentence,
                Select.class,
                select -> select.duplicates() == right
                        ? new Select(wrong, select.items(), select.from(), select.where(), select.modifiers())
                        : select);
    }

    private static Mutant modifiers(String name, String sentence, UnaryOperator<Modifiers> wrong) {
        return Mutant.of(name, sentence, Modifiers.class, wrong);
    }

    private static Mutant order(String name, String sentence, UnaryOperator<List<SortKey>> wrong) {
        return modifiers(
                name,
                sentence,
                given -> new Modifiers(
                        given.groupBy(),
                        given.having(),
                        wrong.apply(given.orderBy()),
                        given.limit(),
                        given.offset(),
                        given.values()));
    }

    private static List<SortKey> unboundLast(List<SortKey> keys) {
        List<SortKey> changed = new ArrayList<>();
        for (SortKey key : keys) {
            if (key.expression() instanceof Variable variable && !key.descending()) {
                changed.add(new SortKey(Call.of(Function.BOUND, variable), true));
            }
            changed.add(key);
        }
        return changed;
    }

    private static List<Expression> withBound(Modifiers given) {
        List<Expression> having = new ArrayList<>(given.having());
        for (GroupKey key : given.groupBy()) {
            if (key.expression() instanceof Variable variable) {
                having.add(Call.of(Function.BOUND, variable));
            }
        }
        return having;
    }
}
