package dev.touchstone.cypher.function;

import dev.touchstone.core.oracle.Composition.Column;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A row of the {@link FunctionTable}: all that is known of a function besides what it computes.
 *
 * @param name as the manual writes it
 * @param features the keys of what a dialect must have for it, its group first; none where every engine has it
 * @param combined how its results for parts of the rows make that for all, where it aggregates and they do
 */
public record CypherFunction(
        String name,
        Parameters parameters,
        Returns returns,
        List<String> features,
        Nulls nulls,
        Optional<Column> combined,
        List<Trait> traits) {
    public CypherFunction {
        features = List.copyOf(features);
        traits = List.copyOf(traits);
    }

    /** A row that is null where an argument is, and that every engine has. */
    static CypherFunction row(String name, Parameters parameters, Returns returns) {
        return new CypherFunction(name, parameters, returns, List.of(), Nulls.SPREAD, Optional.empty(), List.of());
    }

    CypherFunction needing(String... keys) {
        return new CypherFunction(name, parameters, returns, List.of(keys), nulls, combined, traits);
    }

    CypherFunction with(Nulls other) {
        return new CypherFunction(name, parameters, returns, features, other, combined, traits);
    }

    CypherFunction with(Trait... others) {
        return new CypherFunction(name, parameters, returns, features, nulls, combined, List.of(others));
    }

    CypherFunction combinedBy(Column column) {
        return new CypherFunction(name, parameters, returns, features, nulls, Optional.of(column), traits);
    }

    /** Whether it can be called with this number of arguments. */
    public boolean takes(int arguments) {
        return parameters.take(arguments);
    }

    /** Whether the result may be of this kind, and is of no other that is not covered by what is known. */
    public boolean gives(Kind kind) {
        return returns.kind() != Kind.ANY && returns.kind().covers(kind);
    }

    public boolean is(Trait trait) {
        return traits.contains(trait);
    }

    public boolean aggregates() {
        return is(Trait.AGGREGATES);
    }

    /** Whether it needs one of these features. */
    public boolean needs(String... keys) {
        return Arrays.stream(keys).anyMatch(features::contains);
    }

    /** Whether what it is given matters neither to the kind of the result nor to whether there is one. */
    public boolean takesWhatever() {
        return aggregates() && parameters.areAnything() && returns.kind() != Kind.ANY;
    }
}
