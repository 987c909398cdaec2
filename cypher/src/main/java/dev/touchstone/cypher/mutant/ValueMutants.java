package dev.touchstone.cypher.mutant;

import static dev.touchstone.cypher.mutant.ExpressionMutants.call;
import static dev.touchstone.cypher.mutant.ExpressionMutants.expression;
import static dev.touchstone.cypher.mutant.ExpressionMutants.operator;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.syntax.Expression.Index;
import dev.touchstone.cypher.syntax.Expression.ListComprehension;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.Property;
import dev.touchstone.cypher.syntax.Expression.Reduce;
import dev.touchstone.cypher.syntax.Expression.Slice;
import java.util.List;
import java.util.Optional;

/** Mutants of operations on numbers, strings and lists. */
final class ValueMutants {
    private static final Template ROUNDED_DOWN =
            Template.of("$1 / $2 - CASE WHEN $1 % $2 <> 0 AND ($1 < 0) <> ($2 < 0) THEN 1 ELSE 0 END");
    private static final Template ONE_MORE = Template.of("$1 + 1");
    private static final Template FROM_THE_START = Template.of("$1[abs($2)]");
    private static final Template ALL_BUT_LAST = Template.of("$1[0..-1]");
    private static final Template ZERO = Template.of("CASE WHEN $1 IS NULL THEN 0 ELSE $2 END");

    static final List<Mutant> ALL = List.of(
            expression(
                    Binary.class,
                    "divide-down",
                    "Integers are divided rounding down, and not towards zero.",
                    binary -> binary.operator() == BinaryOperator.DIVIDE
                                    && binary.right() instanceof Literal(Value.Int divisor)
                            ? ROUNDED_DOWN.with(binary.left(), binary.right())
                            : binary),
            operator(
                    BinaryOperator.MODULO,
                    "modulo-sign",
                    "A remainder has the sign of the divisor.",
                    "(($1 % $2) + $2) % $2"),
            operator(
                    BinaryOperator.ADD,
                    "add-null",
                    "Null added to something leaves it as it is.",
                    "coalesce($1 + $2, $1, $2)"),
            call("coalesce", 2, "coalesce-last", "coalesce() takes the last value.", "coalesce($2, $1)"),
            call("floor", 1, "floor-to-zero", "floor() rounds towards zero.", "toFloat(toInteger($1))"),
            call("sign", 1, "sign-of-zero", "The sign of zero is 1.", "CASE WHEN $1 = 0 THEN 1 ELSE sign($1) END"),
            call("abs", 1, "abs-negative", "abs() changes nothing.", "$1"),
            call(
                    "toUpper",
                    1,
                    "upper-first",
                    "toUpper() changes the first letter only.",
                    "toUpper(left($1, 1)) + substring($1, 1)"),
            call(
                    "substring",
                    2,
                    "substring-start",
                    "substring() counts from one.",
                    "substring($1, CASE WHEN $2 > 0 THEN $2 - 1 ELSE 0 END)"),
            call(
                    "substring",
                    3,
                    "substring-length",
                    "The length of a substring is taken for its end.",
                    "substring($1, $2, CASE WHEN $3 > $2 THEN $3 - $2 ELSE 0 END)"),
            call("right", 2, "right-as-left", "right() takes from the left.", "left($1, $2)"),
            call(
                    "replace",
                    3,
                    "replace-with-nothing",
                    "replace() deletes what it should replace.",
                    "CASE WHEN $3 IS NULL THEN null ELSE replace($1, $2, '') END"),
            call("split", 2, "split-empty", "split() drops empty parts.", "[part IN split($1, $2) WHERE part <> '']"),
            call("range", 2, "range-end", "The end of a range does not belong to it.", "range($1, $2 - 1)"),
            call(
                    "tail",
                    1,
                    "tail-of-one",
                    "A list of one is its own tail.",
                    "CASE WHEN size($1) = 1 THEN $1 ELSE tail($1) END"),
            call("last", 1, "last-as-head", "last() gives the first item.", "head($1)"),
            expression(
                    Slice.class,
                    "slice-end",
                    "The end of a slice belongs to it.",
                    slice -> new Slice(slice.subject(), slice.from(), slice.to().map(ONE_MORE::with))),
            expression(
                    Index.class,
                    "index-negative",
                    "A negative index counts from the start.",
                    index -> FROM_THE_START.with(index.subject(), index.index())),
            expression(
                    ListComprehension.class,
                    "list-filter",
                    "A list comprehension forgets its filter.",
                    list -> new ListComprehension(list.variable(), list.list(), Optional.empty(), list.result())),
            expression(
                    Reduce.class,
                    "reduce-last",
                    "reduce() misses the last item.",
                    reduce -> new Reduce(
                            reduce.accumulator(),
                            reduce.initial(),
                            reduce.variable(),
                            ALL_BUT_LAST.with(reduce.list()),
                            reduce.step())),
            expression(
                    Property.class,
                    "property-of-null",
                    "A property of null is 0.",
                    property -> ZERO.with(property.subject(), property)),
            expression(
                    Call.class,
                    "keys-last",
                    "keys() leaves out the last key.",
                    keys -> keys.function().equalsIgnoreCase("keys") ? ALL_BUT_LAST.with(keys) : keys));

    private ValueMutants() {}
}
