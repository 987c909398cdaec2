package dev.touchstone.gremlin.phrase;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.PropertyTest.Operator;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Joined;

/**
 * Comparisons as predicates, by a name of their own or put together from others.
 *
 * <p>Both say the same of numbers, strings and booleans, of any two of which exactly one is less or both are equal:
 *
 * <pre>{@code
 * eq(5)       not(gt(5).or(lt(5)))        neq(5)      lt(5).or(gt(5))
 * gte(5)      gt(5).or(eq(5))             lt(5)       not(gte(5))
 * }</pre>
 *
 * @param composed whether they are put together
 */
record Predicates(boolean composed) {

    Argument of(PropertyTest test) {
        Argument constant = new Constant(new Typed(test.type().orElse(PropertyType.LONG), test.value()));
        boolean ordered = test.value() instanceof Int || test.value() instanceof Text || test.value() instanceof Bool;
        return composed && ordered ? composed(test.operator(), constant) : plain(test.operator(), constant);
    }

    private static Argument plain(Operator operator, Argument constant) {
        return switch (operator) {
            case EQUAL -> Argument.predicate("eq", constant);
            case NOT_EQUAL -> Argument.predicate("neq", constant);
            case LESS -> Argument.predicate("lt", constant);
            case AT_MOST -> Argument.predicate("lte", constant);
            case MORE -> Argument.predicate("gt", constant);
            case AT_LEAST -> Argument.predicate("gte", constant);
            case APART -> Argument.predicate("outside", constant, constant);
            case NEITHER -> not(either("gte", "lt", constant));
            case PRESENT -> throw new IllegalArgumentException("no comparison: " + operator);
        };
    }

    private static Argument composed(Operator operator, Argument constant) {
        return switch (operator) {
            case EQUAL -> not(either("gt", "lt", constant));
            case NOT_EQUAL, APART -> either("lt", "gt", constant);
            case LESS -> not(Argument.predicate("gte", constant));
            case AT_MOST -> either("lt", "eq", constant);
            case MORE -> not(either("lt", "eq", constant));
            case AT_LEAST -> either("gt", "eq", constant);
            case NEITHER -> new Joined(Argument.predicate("gte", constant), "and", Argument.predicate("lt", constant));
            case PRESENT -> throw new IllegalArgumentException("no comparison: " + operator);
        };
    }

    private static Argument not(Argument predicate) {
        return Argument.predicate("not", predicate);
    }

    private static Argument either(String one, String other, Argument constant) {
        return new Joined(Argument.predicate(one, constant), "or", Argument.predicate(other, constant));
    }
}
