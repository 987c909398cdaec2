package dev.touchstone.sparql.generate;

import static dev.touchstone.sparql.generate.MixedChoices.option;

import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import java.util.List;
import java.util.Optional;

/** Ends a group with what leaves no solution: a path from a term to itself that no graph has, a filter, or a triple that there is not. */
record Emptiness(Draft draft) {

    void add() {
        Expressions expressions = new Expressions(draft.setting(), draft.kinds(), draft.choices());
        Expression never = draft.mix()
                .<Expression>pick(
                        option(Ingredient.FILTER, 1, () -> new Constant(Terms.FALSE)),
                        option(Ingredient.ERROR, 1, () -> new Oddities(expressions).error(Kind.TRUTH)));
        if (draft.mix().comes(Ingredient.PATH_LOOP, 0.4)) {
            String name = draft.setting().names().variable();
            Node at = new Variable(name);
            draft.add(new Values(List.of(name), List.of(new ValuesRow(List.of(Optional.of(strange()))))));
            draft.add(new TripleCutting(draft.setting(), draft.choices(), draft.known()).loop(at));
        } else if (draft.mix().comes(Ingredient.FILTER, 0.5)) {
            draft.add(new Filter(never));
        } else {
            draft.add(Triples.of(new Triple(
                    new Variable(draft.setting().names().variable()),
                    Path.Property.of(RdfGenerator.NAMESPACE + "none"),
                    new Variable(draft.setting().names().variable()))));
        }
    }

    /** A term that no graph has. */
    private Term strange() {
        return draft.choices().chance(0.5)
                ? new Iri(RdfGenerator.NAMESPACE + "none")
                : Terms.integer(-draft.choices().between(100, 200));
    }
}
