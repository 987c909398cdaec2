package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import dev.touchstone.cypher.reference.value.Truth;
import dev.touchstone.cypher.syntax.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Expressions that look at the items of a list one after the other. Of a list that is null, they are all null.
 *
 * @param outside evaluates the list
 * @param expressions evaluates what is asked of its items
 */
record Iteration(Expressions outside, Expressions expressions, Run run) {

    Value comprehend(Expression.ListComprehension each, Row row) {
        return items(each.list(), row)
                .<Value>map(items -> {
                    List<Value> results = new ArrayList<>();
                    for (Value item : items) {
                        Row inside = row.with(each.variable(), item);
                        if (each.where()
                                .map(where -> expressions.holds(where, inside))
                                .orElse(true)) {
                            results.add(each.result()
                                    .map(result -> expressions.evaluate(result, inside))
                                    .orElse(item));
                        }
                    }
                    return new ListOf(results);
                })
                .orElse(Values.NULL);
    }

    Value reduce(Expression.Reduce reduce, Row row) {
        Value initial = outside.evaluate(reduce.initial(), row);
        return items(reduce.list(), row)
                .map(items -> {
                    Value accumulated = initial;
                    for (Value item : items) {
                        Row inside = row.with(reduce.accumulator(), accumulated).with(reduce.variable(), item);
                        accumulated = expressions.evaluate(reduce.step(), inside);
                    }
                    return accumulated;
                })
                .orElse(Values.NULL);
    }

    Value quantify(Expression.Quantifier quantifier, Row row) {
        return items(quantifier.list(), row)
                .map(items -> {
                    Tally counts = new Tally();
                    for (int i = 0;
                            i < items.size() && (run.world().isEager() || !counts.isDecided(quantifier.quantity()));
                            i++) {
                        Row inside = row.with(quantifier.variable(), items.get(i));
                        counts.add(expressions.evaluate(quantifier.where(), inside));
                    }
                    return counts.answer(quantifier.quantity());
                })
                .orElse(Values.NULL);
    }

    /** For how many items a condition is true, false and unknown. */
    private static final class Tally {
        private int trues;
        private int falses;
        private int unknowns;

        void add(Value condition) {
            if (condition instanceof Null) {
                unknowns++;
            } else if (Truth.holds(condition)) {
                trues++;
            } else {
                falses++;
            }
        }

        /** Whether further items cannot change the answer. */
        boolean isDecided(Expression.Quantity quantity) {
            return switch (quantity) {
                case ALL -> falses > 0;
                case ANY, NONE -> trues > 0;
                case SINGLE -> trues > 1;
            };
        }

        Value answer(Expression.Quantity quantity) {
            return switch (quantity) {
                case ALL -> decided(falses > 0, false);
                case ANY -> decided(trues > 0, true);
                case NONE -> decided(trues > 0, false);
                case SINGLE -> trues > 1 ? Values.of(false) : decided(false, trues == 0);
            };
        }

        /** The answer where it is decided; else unknown if a condition was, and the opposite answer if none was. */
        private Value decided(boolean decided, boolean answer) {
            if (decided) {
                return Values.of(answer);
            }
            return unknowns > 0 ? Values.NULL : Values.of(!answer);
        }
    }

    private Optional<List<Value>> items(Expression list, Row row) {
        return switch (outside.evaluate(list, row)) {
            case Null none -> Optional.empty();
            case ListOf(List<Value> items) -> {
                run.budget().spend(items.size());
                yield Optional.of(items);
            }
            case Value other -> throw CypherError.type("no list: " + Words.of(other));
        };
    }
}
