package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.Solution;
import dev.touchstone.sparql.reference.value.Truth;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Conditions on a group that hold for its witness: one that does not is negated, and one that is an error is not taken. */
record Filters(Draft draft) {
    private static final double EXISTS = 0.16;
    private static final double IN_GRAPH = 0.3;

    Optional<Pattern> filter() {
        Choices choices = draft.choices();
        int depth = choices.between(1, Math.max(1, draft.setting().limits().depth()));
        Expression condition = choices.chance(EXISTS)
                ? exists()
                : new Conditions(new Expressions(draft.setting(), draft.kinds(), choices)).onData(depth);
        if (!draft.setting().keepsRows()) {
            return Optional.of(new Filter(condition));
        }
        return truth(condition).map(holds -> new Filter(holds ? condition : negated(condition)));
    }

    /** Empty for an error, and for what the standard leaves open. */
    private Optional<Boolean> truth(Expression condition) {
        int place = draft.solutions().rows().indexOf(draft.witness());
        return draft.solutions()
                .values(condition)
                .flatMap(values -> place < 0 ? Optional.<Term>empty() : values.get(place))
                .flatMap(Truth::of);
    }

    private static Expression negated(Expression condition) {
        return condition instanceof Exists(boolean not, Group group)
                ? new Exists(!not, group)
                : new Unary(UnaryOperator.NOT, condition);
    }

    /** What is around the witness, or around another solution. */
    private Expression exists() {
        Choices choices = draft.choices();
        List<Solution> rows = draft.solutions().rows();
        Solution seen = rows.isEmpty() || choices.chance(0.5) ? draft.witness() : choices.pick(rows);
        List<Pattern> elements = new ArrayList<>();
        elements.add(cut(seen));
        if (choices.chance(0.3)) {
            Expressions expressions = new Expressions(draft.setting(), draft.kinds(), choices);
            elements.add(new Filter(new Conditions(expressions).onData(1)));
        }
        return new Exists(choices.chance(0.3), new Group(elements));
    }

    /** Triples around a solution, here or in a named graph. */
    private Pattern cut(Solution seen) {
        Choices choices = draft.choices();
        if (!draft.setting().graph().graphs().isEmpty() && choices.chance(IN_GRAPH)) {
            NamedGraphScope there = NamedGraphScope.of(draft.setting(), choices, seen);
            InGraph graph = new InGraph(there.name(), Group.of(cut(there.setting(), seen)));
            if (draft.setting().allows(graph)) {
                return graph;
            }
        }
        return cut(draft.setting(), seen);
    }

    private Pattern cut(GenerationContext setting, Solution seen) {
        return new TripleCutting(setting, draft.choices(), seen)
                .triples(draft.choices().between(1, 2));
    }
}
