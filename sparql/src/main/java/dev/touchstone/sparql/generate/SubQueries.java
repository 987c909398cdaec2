package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Queries within a query: they keep what they share with the group around them, and some of the rest.
 *
 * @param outer the group that they stand in
 */
record SubQueries(Draft outer, int depth) {

    Select select() {
        Choices choices = outer.choices();
        Draft inner = new Draft(outer.setting(), choices, outer.known());
        new Elements(inner, depth).write(choices.between(1, 2), choices.below(2));
        List<String> names = Variables.of(inner.group());
        List<String> shared =
                names.stream().filter(name -> outer.known().has(name)).toList();
        if (outer.mix().comes(Ingredient.GROUPED, 0.3) && !shared.isEmpty()) {
            return new Groupings(inner).select(List.of(choices.pick(shared)), 1);
        }
        if (outer.mix().comes(Ingredient.SLICED, 0.15) && !names.isEmpty()) {
            return new Projections(inner).sliced(names);
        }
        List<Item> items = new ArrayList<>();
        for (String name : names) {
            if (shared.contains(name) ? choices.chance(0.9) : choices.chance(0.5)) {
                items.add(new Item(Optional.empty(), name));
            }
        }
        if (outer.mix().comes(Ingredient.SELECT_EXPRESSION, 0.2)) {
            Expressions expressions = new Expressions(outer.setting(), inner.kinds(), choices);
            items.add(new Item(
                    Optional.of(expressions.any(1)), outer.setting().names().variable()));
        }
        Duplicates duplicates = outer.mix().comes(Ingredient.DISTINCT, 0.4) ? Duplicates.DISTINCT : Duplicates.ALL;
        return new Select(duplicates, items, From.EVERYTHING, inner.group(), Modifiers.NONE);
    }
}
