package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.sparql.reference.Solution;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.reference.value.Truth;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.In;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Conditions on a group that hold for its witness: one that does not is negated, and one that is an error is put where it does no harm. */
record Filters(Draft draft) {
    private static final double EXISTS = 0.16;
    private static final double IN_GRAPH = 0.3;

    Optional<Pattern> filter() {
        Choices choices = draft.choices();
        int depth = choices.between(1, Math.max(1, draft.setting().limits().depth()));
        Expression condition = draft.mix().comes(Ingredient.EXISTS, EXISTS)
                ? exists()
                : new Conditions(new Expressions(draft.setting(), draft.kinds(), choices)).onData(depth);
        if (!draft.setting().keepsRows()) {
            return Optional.of(new Filter(condition));
        }
        return held(condition).map(Filter::new);
    }

    /** The condition, made so that it holds for the witness; empty for what the standard leaves open. */
    private Optional<Expression> held(Expression condition) {
        int place = draft.solutions().rows().indexOf(draft.witness());
        return draft.solutions()
                .values(condition)
                .filter(values -> place >= 0)
                .map(values -> values.get(place).flatMap(Truth::of))
                .map(truth -> truth.map(holds -> holds ? condition : negated(condition))
                        .orElseGet(() -> recovered(condition)));
    }

    /** What holds although the condition is an error. */
    private Expression recovered(Expression error) {
        Expression yes = new Constant(Terms.TRUE);
        Expression no = new Constant(Terms.FALSE);
        return switch (draft.choices().below(8)) {
            case 0 -> new Binary(BinaryOperator.OR, error, yes);
            case 1 -> new Binary(BinaryOperator.OR, yes, error);
            case 2 -> new Unary(UnaryOperator.NOT, new Binary(BinaryOperator.AND, error, no));
            case 3 -> new In(false, yes, List.of(new Unary(UnaryOperator.NOT, error), yes));
            case 4 -> Call.of(Function.COALESCE, new Unary(UnaryOperator.NOT, error), yes);
            // True for an error alone.
            default -> Call.of(Function.COALESCE, Call.of(Function.IF, error, no, no), yes);
        };
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
        return new Exists(draft.mix().comes(Ingredient.NOT_EXISTS, 0.35), new Group(elements));
    }

    /** Triples around a solution, here or in a named graph. */
    private Pattern cut(Solution seen) {
        Choices choices = draft.choices();
        if (!draft.setting().graph().graphs().isEmpty() && draft.mix().comes(Ingredient.GRAPH, IN_GRAPH)) {
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
