package dev.touchstone.cypher.generate;

import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.FunctionGroup;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.function.Returns.Origin;
import dev.touchstone.cypher.function.Trait;
import java.util.List;
import java.util.function.Predicate;

/** Functions that the generator can write, found by what they take and give. They are in the order of the table. */
record Vocabulary(List<CypherFunction> functions) {
    /** Those of the values of one row. */
    static final Vocabulary SCALAR = written(row -> !row.aggregates());

    static final Vocabulary AGGREGATIONS = written(CypherFunction::aggregates);

    private static Vocabulary written(Predicate<CypherFunction> wanted) {
        List<String> never = Draft.NEVER_WRITTEN.stream().map(Feature::key).toList();
        return new Vocabulary(FunctionTable.all().stream()
                .filter(wanted.and(row -> row.features().stream().noneMatch(never::contains)))
                .toList());
    }

    /** Those whose arguments are always of these kinds and of no others. */
    Vocabulary of(Kind... kinds) {
        return where(row -> row.parameters().are(kinds));
    }

    /** Those whose arguments can be of these kinds, among others. */
    Vocabulary from(Kind... kinds) {
        return where(row -> row.parameters().name(kinds));
    }

    Vocabulary giving(Kind kind) {
        return where(row -> row.gives(kind));
    }

    Vocabulary giving(Origin origin) {
        return where(row -> row.returns().origin() == origin);
    }

    Vocabulary in(FunctionGroup group) {
        return where(row -> row.needs(group.key()));
    }

    Vocabulary outside(FunctionGroup group) {
        return where(row -> !row.needs(group.key()));
    }

    Vocabulary with(Trait trait) {
        return where(row -> row.is(trait));
    }

    Vocabulary without(Trait trait) {
        return where(row -> !row.is(trait));
    }

    Vocabulary where(Predicate<CypherFunction> wanted) {
        return new Vocabulary(functions.stream().filter(wanted).toList());
    }

    /** The function, where there is one. */
    CypherFunction only() {
        if (functions.size() != 1) {
            throw new IllegalStateException("not one function: " + functions);
        }
        return functions.getFirst();
    }
}
