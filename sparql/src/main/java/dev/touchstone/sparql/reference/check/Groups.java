package dev.touchstone.sparql.reference.check;

import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Query.SortKey;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether solutions are put together in groups, and by what. */
public final class Groups {
    private Groups() {}

    public static boolean areIn(Select select) {
        return areIn(select.items(), select.modifiers());
    }

    /** By GROUP BY, and without it as one group by HAVING or an aggregate, also one that is only sorted by. */
    public static boolean areIn(List<Item> items, Modifiers modifiers) {
        return !modifiers.groupBy().isEmpty()
                || !modifiers.having().isEmpty()
                || Stream.concat(
                                items.stream().flatMap(item -> item.expression().stream()),
                                modifiers.orderBy().stream().map(SortKey::expression))
                        .anyMatch(Mentions::aggregates);
    }

    /** What a key is called, if it has a name. */
    public static Optional<String> name(GroupKey key) {
        return key.name()
                .or(() -> key.expression() instanceof Variable(String name) ? Optional.of(name) : Optional.empty());
    }

    /** Whether all keys are selected, so that no two groups look alike. */
    public static boolean areTold(Select select) {
        List<String> names = select.items().stream().map(Item::name).toList();
        return select.modifiers().groupBy().stream()
                .allMatch(key -> name(key).filter(names::contains).isPresent());
    }
}
