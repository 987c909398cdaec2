package dev.touchstone.sparql.reference.check;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Ask;
import dev.touchstone.sparql.syntax.Query.Construct;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What SPARQL's grammar and its notes forbid whatever the data, and records can say all the same. */
public final class Legality {
    private Legality() {}

    public static boolean allows(Query query) {
        return allowsInside(query) && BlankLabels.areApart(query.where());
    }

    static boolean allowsInside(Query query) {
        Modifiers modifiers = query.modifiers();
        return GroupLegality.allows(query.where())
                && modifiers.values().stream().allMatch(GroupLegality::allows)
                && modifiers.limit().orElse(0L) >= 0
                && modifiers.offset().orElse(0L) >= 0
                && expressions(query).allMatch(ExpressionLegality::allows)
                && switch (query) {
                    case Select select -> allows(select);
                    case Ask ask -> isPlain(modifiers);
                    case Construct construct ->
                        isPlain(modifiers) && construct.template().stream().allMatch(Legality::isTemplate);
                };
    }

    private static Stream<Expression> expressions(Query query) {
        Stream<Expression> items = query instanceof Select select
                ? select.items().stream().flatMap(item -> item.expression().stream())
                : Stream.of();
        Modifiers modifiers = query.modifiers();
        return Stream.of(
                        items,
                        modifiers.groupBy().stream().map(GroupKey::expression),
                        modifiers.having().stream(),
                        modifiers.orderBy().stream().map(Query.SortKey::expression))
                .flatMap(each -> each);
    }

    /** Only a SELECT has groups here. */
    private static boolean isPlain(Modifiers modifiers) {
        return modifiers.groupBy().isEmpty()
                && modifiers.having().isEmpty()
                && modifiers.orderBy().stream().noneMatch(key -> Mentions.aggregates(key.expression()));
    }

    private static boolean isTemplate(Triple triple) {
        return (triple.verb() instanceof Path.Property || triple.verb() instanceof Verb.Any)
                && !(triple.subject() instanceof Constant(Literal literal));
    }

    private static boolean allows(Select select) {
        Modifiers modifiers = select.modifiers();
        List<String> taken = new ArrayList<>(Variables.of(select.where()));
        for (GroupKey key : modifiers.groupBy()) {
            if (Mentions.aggregates(key.expression())
                    || key.name().filter(taken::contains).isPresent()) {
                return false;
            }
            key.name().ifPresent(taken::add);
        }
        for (Item item : select.items()) {
            if (item.expression().isPresent() && taken.contains(item.name())) {
                return false;
            }
            item.expression().ifPresent(any -> taken.add(item.name()));
        }
        boolean distinct = select.items().stream().map(Item::name).distinct().count()
                == select.items().size();
        return distinct && (!Groups.areIn(select) || (!select.items().isEmpty() && keepsToItsGroups(select)));
    }

    /** Outside of aggregates there are keys alone. */
    private static boolean keepsToItsGroups(Select select) {
        Modifiers modifiers = select.modifiers();
        List<String> known = new ArrayList<>();
        modifiers.groupBy().forEach(key -> Groups.name(key).ifPresent(known::add));
        if (!modifiers.having().stream().allMatch(each -> known.containsAll(Mentions.in(each)))) {
            return false;
        }
        for (Item item : select.items()) {
            List<String> mentioned = item.expression().map(Mentions::in).orElse(List.of(item.name()));
            if (!known.containsAll(mentioned)) {
                return false;
            }
            known.add(item.name());
        }
        return modifiers.orderBy().stream().allMatch(key -> known.containsAll(Mentions.in(key.expression())));
    }
}
