package dev.touchstone.sparql.generate;

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

/** Ends a query: what is selected of the solutions of a group, in which order, and how many. */
record Projections(Draft draft) {

    Query query() {
        int draw = choices().below(100);
        if (draw < 7) {
            return new Ask(From.EVERYTHING, draft.group(), Modifiers.NONE);
        }
        if (draw < 14) {
            return new Templates(draft).construct();
        }
        if (draw < 36) {
            return new Groupings(draft).select();
        }
        List<String> names = Variables.of(draft.group());
        return names.isEmpty() ? Select.all(draft.group()) : draw < 48 ? sliced(names) : plain(names);
    }

    private Choices choices() {
        return draft.choices();
    }

    private Expressions expressions() {
        return new Expressions(draft.setting(), draft.kinds(), choices());
    }

    private Select plain(List<String> names) {
        Duplicates duplicates = choices()
                .pickOf(
                        Duplicates.ALL,
                        Duplicates.ALL,
                        Duplicates.ALL,
                        Duplicates.ALL,
                        Duplicates.DISTINCT,
                        Duplicates.REDUCED);
        List<Item> items = choices().chance(0.25) ? List.of() : items(names);
        List<String> seen = items.isEmpty() || duplicates == Duplicates.ALL
                ? names
                : items.stream().map(Item::name).filter(names::contains).toList();
        List<SortKey> orderBy = choices().chance(0.25) ? sorting(seen, 0.5) : List.of();
        Optional<Values> values = choices().chance(0.06) ? values() : Optional.empty();
        Modifiers modifiers = new Modifiers(List.of(), List.of(), orderBy, Optional.empty(), Optional.empty(), values);
        return new Select(duplicates, items, From.EVERYTHING, draft.group(), modifiers);
    }

    private List<Item> items(List<String> names) {
        List<Item> items = new ArrayList<>();
        choices().some(names, 0.7).forEach(name -> items.add(new Item(Optional.empty(), name)));
        if (items.isEmpty() || choices().chance(0.25)) {
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
                keys.add(new SortKey(new Variable(name), choices().chance(0.4)));
            }
        }
        if (share < 1 && names.containsAll(kinds.keySet()) && choices().chance(0.2)) {
            Expression key = expressions().of(choices().pickOf(Kind.NUMBER, Kind.TEXT), 1);
            keys.add(0, new SortKey(key, choices().chance(0.4)));
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
        boolean skips = choices().chance(0.5);
        Optional<Long> limit = skips && choices().chance(0.3)
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
                choices().chance(0.25) && offset == 0 ? Duplicates.DISTINCT : Duplicates.ALL,
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
                .map(name -> choices().chance(0.2)
                        ? Optional.<Term>empty()
                        : Optional.of(draft.setting().term(choices())))
                .toList();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(new Values(names, List.of(new ValuesRow(first), new ValuesRow(second))));
    }
}
