package dev.touchstone.sparql.rewrite;

import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.reference.check.Groups;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Query.SortKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Rules on what becomes of solutions: what is selected, counted, sorted. */
final class SelectRules {
    private SelectRules() {}

    static List<RewriteRule<Query>> all() {
        return List.of(
                rule(
                        "sub-select",
                        "A query that selects all that a sub-query selects has its solutions; DISTINCT does nothing to what is distinct.",
                        RewriteClaim.SAME,
                        SelectRules::nested),
                rule(
                        "counted",
                        "A query that selects its solutions as they are has as many as it counts.",
                        RewriteClaim.COUNTED,
                        SelectRules::counted),
                rule(
                        "uncounted",
                        "A query that counts its solutions counts as many as it has.",
                        RewriteClaim.COUNTS,
                        SelectRules::uncounted),
                rule(
                        "distinct-groups",
                        "Groups differ in their keys, all of which are selected, so that no two solutions are the same.",
                        RewriteClaim.SAME,
                        SelectRules::distinctGroups),
                rule(
                        "distinct-inside",
                        "An aggregate of distinct values is one of values that a sub-query made distinct, group by group.",
                        RewriteClaim.SAME,
                        SelectRules::distinctInside),
                rule(
                        "least-of-distinct",
                        "The least and the most of some values are those of the distinct ones.",
                        RewriteClaim.SAME,
                        SelectRules::leastOfDistinct),
                rule(
                        "sorted",
                        "Sorting leaves the solutions, and their number.",
                        RewriteClaim.SAME,
                        SelectRules::sorted),
                rule(
                        "unsorted",
                        "Without being sorted the solutions are the same. An aggregate to sort by may be all that makes them one group, and is left.",
                        RewriteClaim.SAME,
                        SelectRules::unsorted),
                rule(
                        "named-columns",
                        "SELECT * selects every variable of the pattern.",
                        RewriteClaim.SAME,
                        SelectRules::named),
                rule(
                        "renamed",
                        "What a variable is called that is not selected does not matter.",
                        RewriteClaim.SAME,
                        Renaming::of));
    }

    private static RewriteRule<Query> rule(
            String name, String proof, RewriteClaim sense, Function<Select, Optional<Select>> other) {
        return new RewriteRule<>(
                name,
                proof,
                sense,
                query -> query instanceof Select select
                        ? other.apply(select).<Query>map(changed -> changed).stream()
                                .toList()
                        : List.of());
    }

    static boolean isCut(Select select) {
        return select.modifiers().limit().isPresent()
                || select.modifiers().offset().isPresent();
    }

    private static Optional<Select> unsorted(Select select) {
        Select unsorted = ordered(select, List.of());
        return isCut(select) || select.modifiers().orderBy().isEmpty() || Groups.areIn(select) != Groups.areIn(unsorted)
                ? Optional.empty()
                : Optional.of(unsorted);
    }

    private static Item item(String name) {
        return new Item(Optional.empty(), name);
    }

    private static Optional<Select> nested(Select select) {
        return select.duplicates() == Duplicates.REDUCED
                        || !select.from().equals(From.EVERYTHING)
                        || Variables.of(select).isEmpty()
                ? Optional.empty()
                : Optional.of(new Select(
                        select.duplicates(),
                        Variables.of(select).stream().map(SelectRules::item).toList(),
                        From.EVERYTHING,
                        Group.of(new SubSelect(select)),
                        Modifiers.NONE));
    }

    private static Optional<Select> counted(Select select) {
        return isCut(select)
                        || Groups.areIn(select)
                        || select.duplicates() != Duplicates.ALL
                        || select.modifiers().values().isPresent()
                ? Optional.empty()
                : Optional.of(new Select(
                        Duplicates.ALL,
                        List.of(new Item(
                                Optional.of(new Aggregate(
                                        AggregateFunction.COUNT, false, Optional.empty(), Optional.empty())),
                                FreshNames.VARIABLE.name())),
                        select.from(),
                        select.where(),
                        Modifiers.NONE));
    }

    private static Optional<Select> uncounted(Select select) {
        boolean counts = select.items().size() == 1
                && select.items().getFirst().expression().orElse(FreshNames.VARIABLE) instanceof Aggregate aggregate
                && aggregate.function() == AggregateFunction.COUNT
                && !aggregate.distinct()
                && aggregate.operand().isEmpty();
        return counts
                        && select.modifiers().equals(Modifiers.NONE)
                        && !Variables.of(select.where()).isEmpty()
                ? Optional.of(new Select(Duplicates.ALL, List.of(), select.from(), select.where(), Modifiers.NONE))
                : Optional.empty();
    }

    private static Optional<Select> distinctGroups(Select select) {
        return Groups.areIn(select)
                        && Groups.areTold(select)
                        && !isCut(select)
                        && select.duplicates() == Duplicates.ALL
                        && select.modifiers().values().isEmpty()
                ? Optional.of(new Select(
                        Duplicates.DISTINCT, select.items(), select.from(), select.where(), select.modifiers()))
                : Optional.empty();
    }

    /** One aggregate of a variable, and keys that are variables; without keys there is one group, of nothing where nothing is found. */
    private static Optional<Select> distinctInside(Select select) {
        Modifiers modifiers = select.modifiers();
        List<Item> made = select.items().stream()
                .filter(item -> item.expression().isPresent())
                .toList();
        boolean plain = modifiers.having().isEmpty()
                && modifiers.orderBy().isEmpty()
                && modifiers.values().isEmpty()
                && !isCut(select)
                && select.from().equals(From.EVERYTHING)
                && modifiers.groupBy().stream()
                        .allMatch(key -> key.name().isEmpty() && key.expression() instanceof Variable);
        if (!plain
                || made.size() != 1
                || !(made.getFirst().expression().get() instanceof Aggregate aggregate)
                || !aggregate.distinct()
                || !(aggregate.operand().orElse(aggregate) instanceof Variable(String operand))) {
            return Optional.empty();
        }
        List<Item> inner = new ArrayList<>();
        modifiers.groupBy().forEach(key -> Groups.name(key).ifPresent(name -> inner.add(item(name))));
        if (inner.stream().noneMatch(item -> item.name().equals(operand))) {
            inner.add(item(operand));
        }
        Select distinct = new Select(Duplicates.DISTINCT, inner, From.EVERYTHING, select.where(), Modifiers.NONE);
        Aggregate plainly = new Aggregate(aggregate.function(), false, aggregate.operand(), aggregate.separator());
        return Optional.of(new Select(
                select.duplicates(),
                select.items().stream()
                        .map(item -> item.expression().isPresent() ? new Item(Optional.of(plainly), item.name()) : item)
                        .toList(),
                From.EVERYTHING,
                Group.of(new SubSelect(distinct)),
                modifiers));
    }

    private static Optional<Select> leastOfDistinct(Select select) {
        List<Item> items = select.items().stream()
                .map(item -> new Item(item.expression().map(SelectRules::turned), item.name()))
                .toList();
        return items.equals(select.items())
                ? Optional.empty()
                : Optional.of(
                        new Select(select.duplicates(), items, select.from(), select.where(), select.modifiers()));
    }

    private static Expression turned(Expression expression) {
        return (Expression) Tree.rewrite(
                (Record) expression,
                node -> node instanceof Aggregate aggregate
                                && (aggregate.function() == AggregateFunction.MIN
                                        || aggregate.function() == AggregateFunction.MAX)
                        ? new Aggregate(
                                aggregate.function(), !aggregate.distinct(), aggregate.operand(), aggregate.separator())
                        : node);
    }

    private static Select ordered(Select select, List<SortKey> keys) {
        Modifiers modifiers = select.modifiers();
        return new Select(
                select.duplicates(),
                select.items(),
                select.from(),
                select.where(),
                new Modifiers(
                        modifiers.groupBy(),
                        modifiers.having(),
                        keys,
                        modifiers.limit(),
                        modifiers.offset(),
                        modifiers.values()));
    }

    /** By the first column. */
    private static Optional<Select> sorted(Select select) {
        return isCut(select) || !select.modifiers().orderBy().isEmpty()
                ? Optional.empty()
                : Variables.of(select).stream()
                        .findFirst()
                        .map(name -> ordered(select, List.of(new SortKey(new Variable(name), true))));
    }

    private static Optional<Select> named(Select select) {
        return !select.items().isEmpty() || Variables.of(select).isEmpty()
                ? Optional.empty()
                : Optional.of(new Select(
                        select.duplicates(),
                        Variables.of(select).stream().map(SelectRules::item).toList(),
                        select.from(),
                        select.where(),
                        select.modifiers()));
    }
}
