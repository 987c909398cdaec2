package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/**
 * A function from values to a value.
 *
 * @param least the fewest arguments that it takes
 * @param most the most arguments that it takes
 */
public record ScalarFunction(String name, int least, int most, Body body) {
    /** What a function does with as many arguments as it takes. */
    @FunctionalInterface
    public interface Body {
        Value apply(List<Value> arguments, FunctionContext around);
    }

    /** Whether it can be called with this number of arguments. */
    public boolean takes(int arguments) {
        return least <= arguments && arguments <= most;
    }

    /** Applies it at no particular time and without chance. */
    public Value apply(List<Value> arguments, Graph graph) {
        return apply(arguments, new FunctionContext(graph, World.at(Instant.EPOCH)));
    }

    public Value apply(List<Value> arguments, FunctionContext around) {
        if (!takes(arguments.size())) {
            throw CypherError.syntax("InvalidNumberOfArguments", name + " with " + arguments.size() + " arguments");
        }
        return body.apply(arguments, around);
    }

    /** A function that is null where its argument is. */
    static ScalarFunction unary(String name, Function<Value, Value> body) {
        return strict(name, 1, 1, (arguments, around) -> body.apply(arguments.getFirst()));
    }

    /** A function that is null where one of its arguments is. */
    static ScalarFunction strict(String name, int least, int most, Body body) {
        return new ScalarFunction(name, least, most, (arguments, around) -> {
            boolean unknown = arguments.stream().anyMatch(Null.class::isInstance);
            return unknown ? Values.NULL : body.apply(arguments, around);
        });
    }
}
