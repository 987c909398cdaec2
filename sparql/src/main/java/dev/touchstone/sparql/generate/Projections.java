package dev.touchstone.sparql.generate;

import static dev.touchstone.sparql.generate.MixedChoices.option;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Ask;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Query.SortKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Ends a query: what is selected of the solutions of a group, in which order, and how many. */
record Projections(Draft draft) {

    Query query() {
        return mix().<Query>pick(
                        option(Ingredient.ASK, 7, () -> new Ask(From.EVERYTHING, draft.group(), Modifiers.NONE)),
                        option(Ingredient.CONSTRUCT, 7, () -> new Templates(draft).construct()),
                        option(Ingredient.GROUPED, 24, () -> new Groupings(draft).select()),
                        option(Ingredient.SLICED, 12, () -> rows(this::sliced)),
                        option(Ingredient.SELECT, 50, () -> rows(this::plain)));
    }

    private Select rows(Function<List<String>, Select> end) {
        List<String> names = Variables.of(draft.group());
        return names.isEmpty() ? Select.all(draft.group()) : end.apply(names);
    }

    private MixedChoices mix() {
        return draft.mix();
    }

    private Choices choices() {
        return draft.choices();
    }

    private Expressions expressions() {
        return new Expressions(draft.setting(), draft.kinds(), choices());
    }

    private Select plain(List<String> names) {
        Duplicates duplicates = mix().comes(Ingredient.DISTINCT, 0.22)
                ? Duplicates.DISTINCT
                : mix().comes(Ingredient.REDUCED, 0.2) ? Duplicates.REDUCED : Duplicates.ALL;
        List<Item> items = mix().comes(Ingredient.SELECT_ALL, 0.25) ? List.of() : items(names);
        List<String> seen = items.isEmpty() || duplicates == Duplicates.ALL
                ? names
                : items.stream().map(Item::name).filter(names::contains).toList();
        List<SortKey> orderBy = mix().comes(Ingredient.ORDER_BY, 0.3) ? sorting(seen, 0.5) : List.of();
        Optional<Values> values = mix().comes(Ingredient.LAST_VALUES, 0.07) ? values() : Optional.empty();
        Modifiers modifiers = new Modifiers(List.of(), List.of(), orderBy, Optional.empty(), Optional.empty(), values);
        return new Select(duplicates, items, From.EVERYTHING, draft.group(), modifiers);
    }

    private List<Item> items(List<String> names) {
        List<Item> items = new ArrayList<>();
        choices().some(names, 0.7).forEach(name -> items.add(new Item(Optional.empty(), name)));
        if (items.isEmpty() || mix().comes(Ingredient.SELECT_EXPRESSION, 0.3)) {
            Expression expression = expressions()
                    .any(choices()
                            .between(1, Math.max(1, draft.setting().limits().depth())));
            items.add(new Item(Optional.of(expression), draft.setting().names().variable()));
        }
        return items;
    }

    /** Keys that the standard puts in an order. */
    private List<SortKey> sorting(List<String> names, double share) {
        Map<String, Kind> kinds = draft.kinds();
        List<SortKey> keys = new ArrayList<>();
        for (String name : choices().shuffled(names)) {
            if (Kind.SORTED.contains(kinds.getOrDefault(name, Kind.MIXED))
                    && choices().chance(share)) {
                keys.add(new SortKey(new Variable(name), mix().comes(Ingredient.DESCENDING, 0.4)));
            }
        }
        if (share < 1 && names.containsAll(kinds.keySet()) && choices().chance(0.2)) {
            Expression key = expressions().of(choices().pickOf(Kind.NUMBER, Kind.TEXT), 1);
            keys.add(0, new SortKey(key, mix().comes(Ingredient.DESCENDING, 0.4)));
        }
        return keys;
    }

    /** Some of the rows in an order that is total, if all that is selected can be sorted; else they are as many as there are. */
    Select sliced(List<String> names) {
        Map<String, Kind> kinds = draft.kinds();
        List<String> sortable = names.stream()
                .filter(name -> Kind.SORTED.contains(kinds.getOrDefault(name, Kind.MIXED)))
                .toList();
        List<String> selected = sortable.isEmpty() ? names : sortable;
        int rows = Math.max(1, draft.solutions().size());
        long offset = choices().below(rows);
        boolean skips = mix().comes(Ingredient.OFFSET, 0.5);
        Optional<Long> limit = skips && !mix().comes(Ingredient.LIMIT, 0.7)
                ? Optional.empty()
                : Optional.of(sortable.isEmpty() ? (long) rows : choices().between(1, rows));
        Modifiers modifiers = new Modifiers(
                List.of(),
                List.of(),
                sorting(selected, 1),
                limit,
                skips && !sortable.isEmpty() ? Optional.of(offset) : Optional.empty(),
                Optional.empty());
        List<Item> items =
                selected.stream().map(name -> new Item(Optional.empty(), name)).toList();
        return new Select(
                mix().comes(Ingredient.DISTINCT, 0.25) && offset == 0 ? Duplicates.DISTINCT : Duplicates.ALL,
                items,
                From.EVERYTHING,
                draft.group(),
                modifiers);
    }

    /** At the end of the query: what the witness has, and something else. */
    private Optional<Values> values() {
        List<String> names = draft.witness().names().stream()
                .filter(name -> !(draft.witness().get(name).orElseThrow() instanceof Blank))
                .limit(2)
                .toList();
        List<Optional<Term>> first = names.stream().map(draft.witness()::get).toList();
        List<Optional<Term>> second = names.stream()
                .map(name -> mix().comes(Ingredient.UNDEF, 0.2)
                        ? Optional.<Term>empty()
                        : Optional.of(draft.setting().term(choices())))
                .toList();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(new Values(names, List.of(new ValuesRow(first), new ValuesRow(second))));
    }
}
