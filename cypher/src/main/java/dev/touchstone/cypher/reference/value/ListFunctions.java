package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.ScalarFunction.function;
import static dev.touchstone.cypher.reference.value.ScalarFunction.unary;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import java.util.ArrayList;
import java.util.List;

/** Functions of lists, some of which also take strings. */
final class ListFunctions {
    /** As many numbers as we make: more would be no test of an engine, but of our memory. */
    private static final long LONGEST_RANGE = 2_000_000;

    static final List<ScalarFunction> TABLE = List.of(
            unary("size", ListFunctions::size),
            unary("isEmpty", ListFunctions::isEmpty),
            unary("head", list -> Lists.index(new ListOf(Arguments.list("head", list)), new Int(0))),
            unary("last", list -> Lists.index(new ListOf(Arguments.list("last", list)), new Int(-1))),
            unary("tail", ListFunctions::tail),
            unary("reverse", ListFunctions::reverse),
            function("range", (arguments, around) -> range(arguments)));

    private ListFunctions() {}

    private static Value size(Value value) {
        return switch (value) {
            case ListOf(List<Value> items) -> Values.of((long) items.size());
            case Text(String text) -> Values.of((long) Texts.length(text));
            default -> throw Arguments.unfit("size", value);
        };
    }

    private static Value isEmpty(Value value) {
        return switch (value) {
            case ListOf(List<Value> items) -> Values.of(items.isEmpty());
            case MapOf map -> Values.of(map.entries().isEmpty());
            case Text(String text) -> Values.of(text.isEmpty());
            default -> throw Arguments.unfit("isEmpty", value);
        };
    }

    private static Value tail(Value list) {
        List<Value> items = Arguments.list("tail", list);
        return new ListOf(items.isEmpty() ? items : items.subList(1, items.size()));
    }

    private static Value reverse(Value value) {
        return switch (value) {
            case ListOf(List<Value> items) -> new ListOf(items.reversed());
            case Text(String text) ->
                Values.of(String.join("", Texts.points(text).reversed()));
            default -> throw Arguments.unfit("reverse", value);
        };
    }

    private static Value range(List<Value> arguments) {
        long start = bound(arguments.get(0));
        long end = bound(arguments.get(1));
        long step = arguments.size() > 2 ? bound(arguments.get(2)) : 1;
        if (step == 0) {
            throw CypherError.argument("NumberOutOfRange", "a range with a step of zero");
        }
        List<Value> numbers = new ArrayList<>();
        long next = start;
        boolean more = step > 0 ? next <= end : next >= end;
        while (more) {
            if (numbers.size() == LONGEST_RANGE) {
                throw new CypherError(CypherError.Kind.TOO_LARGE, "TooLarge", "a range beyond " + LONGEST_RANGE);
            }
            numbers.add(new Int(next));
            long last = next;
            next += step;
            // A sum that does not fit 64 bits comes out on the wrong side of the last number.
            more = step > 0 ? next > last && next <= end : next < last && next >= end;
        }
        return new ListOf(numbers);
    }

    private static long bound(Value value) {
        if (value instanceof Int(long whole)) {
            return whole;
        }
        throw CypherError.argument("InvalidArgumentType", "range does not take " + Words.of(value));
    }
}
