package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Nulls;
import dev.touchstone.cypher.function.Trait;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/** A function from values to a value: its row says what it takes and what becomes of nulls, its body computes the rest. */
public record ScalarFunction(CypherFunction row, Body body) {
    /** What a function does with as many arguments as it takes. */
    @FunctionalInterface
    public interface Body {
        Value apply(List<Value> arguments, FunctionContext around);
    }

    /** The function of this name in the table. */
    static ScalarFunction function(String name, Body body) {
        return new ScalarFunction(FunctionTable.get(name), body);
    }

    /** The same for a function of one argument. */
    static ScalarFunction unary(String name, Function<Value, Value> body) {
        return function(name, (arguments, around) -> body.apply(arguments.getFirst()));
    }

    public String name() {
        return row.name();
    }

    /** Applies it at no particular time and without chance. */
    public Value apply(List<Value> arguments, Graph graph) {
        return apply(arguments, new FunctionContext(graph, World.at(Instant.EPOCH)));
    }

    public Value apply(List<Value> arguments, FunctionContext around) {
        if (!row.takes(arguments.size())) {
            throw CypherError.syntax("InvalidNumberOfArguments", name() + " with " + arguments.size() + " arguments");
        }
        if (row.nulls() != Nulls.HANDLED && arguments.stream().anyMatch(Null.class::isInstance)) {
            if (row.nulls() == Nulls.SPREAD_OR_REFUSED && around.world().takes(Freedom.NULLS)) {
                throw Arguments.unfit(name(), Values.NULL);
            }
            return Values.NULL;
        }
        Value result = body.apply(arguments, around);
        return row.is(Trait.INEXACT) && result instanceof Real(double real)
                ? Values.of(around.world().rounded(real))
                : result;
    }
}
