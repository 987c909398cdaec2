package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts solutions into groups. */
record Grouping(Scope scope) {

    /** Without keys there is one group, of whatever there is; with keys one for each combination, where an error is a key too. */
    List<Row> rows(List<Solution> solutions, List<GroupKey> keys) {
        if (keys.isEmpty()) {
            return List.of(Row.of(Solution.EMPTY, solutions));
        }
        Map<List<Optional<Term>>, List<Solution>> groups = new LinkedHashMap<>();
        List<List<Optional<Term>>> all = new ArrayList<>();
        for (Solution solution : solutions) {
            Row row = Row.of(solution);
            List<Optional<Term>> values = new ArrayList<>();
            for (GroupKey key : keys) {
                Optional<Term> value = new Expressions(scope).evaluate(key.expression(), row);
                values.add(value);
                row = named(key, value, row);
            }
            groups.computeIfAbsent(values, any -> new ArrayList<>()).add(row.solution());
            all.add(values);
        }
        for (int i = 0; i < keys.size(); i++) {
            int place = i;
            scope.run()
                    .tellsApartTerms(
                            all.stream().map(values -> values.get(place)).toList());
        }
        return groups.entrySet().stream()
                .map(group -> Row.of(common(keys, group.getKey()), group.getValue()))
                .toList();
    }

    /** A key with a name is a variable for all that follows. */
    private static Row named(GroupKey key, Optional<Term> value, Row row) {
        return key.name().isPresent() && value.isPresent()
                ? row.with(row.solution().with(key.name().get(), value.get()))
                : row;
    }

    private static Solution common(List<GroupKey> keys, List<Optional<Term>> values) {
        Solution common = Solution.EMPTY;
        for (int i = 0; i < keys.size(); i++) {
            Optional<String> name = name(keys.get(i));
            if (name.isPresent() && values.get(i).isPresent() && !common.has(name.get())) {
                common = common.with(name.get(), values.get(i).get());
            }
        }
        return common;
    }

    private static Optional<String> name(GroupKey key) {
        return key.name()
                .or(() -> key.expression() instanceof Variable variable
                        ? Optional.of(variable.name())
                        : Optional.empty());
    }
}
