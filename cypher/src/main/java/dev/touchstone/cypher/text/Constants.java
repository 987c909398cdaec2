package dev.touchstone.cypher.text;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.syntax.Expression.Entry;
import dev.touchstone.cypher.syntax.Expression.ListLiteral;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import java.util.ArrayList;
import java.util.List;

/** Expressions for values that have no literal of their own. */
public final class Constants {
    private static final List<String> AXES = List.of("x", "y", "z");

    private Constants() {}

    /** The simplest expression with this value. Nodes, relationships and paths have none. */
    public static Expression of(Value value) {
        return switch (value) {
            case Value.Real(double real) when !Double.isFinite(real) -> quotient(real);
            case Value.ListOf(List<Value> items) ->
                new ListLiteral(items.stream().map(Constants::of).toList());
            case MapOf map -> map(map);
            case Temporal temporal -> temporal(temporal);
            case Point point -> point(point);
            case Value.Null simple -> new Literal(simple);
            case Value.Bool simple -> new Literal(simple);
            case Value.Int simple -> new Literal(simple);
            case Value.Real simple -> new Literal(simple);
            case Text simple -> new Literal(simple);
            case Value other -> throw new IllegalArgumentException("Cypher has no expression for " + other);
        };
    }

    /** Division of floats gives the numbers that cannot be written. */
    private static Expression quotient(double real) {
        double numerator = Double.isNaN(real) ? 0 : Math.signum(real);
        return new Expression.Binary(
                BinaryOperator.DIVIDE, new Literal(Values.of(numerator)), new Literal(Values.of(0.0)));
    }

    private static Expression map(MapOf map) {
        List<Entry> entries = new ArrayList<>();
        for (MapOf.Entry entry : map.entries()) {
            if (!(entry.key() instanceof Text(String key))) {
                throw new IllegalArgumentException("not a key of Cypher: " + entry.key());
            }
            entries.add(new Entry(key, of(entry.value())));
        }
        return new MapLiteral(entries);
    }

    private static Expression temporal(Temporal temporal) {
        return call(Kind.of(temporal), new Literal(new Text(temporal.text())));
    }

    private static Expression point(Point point) {
        List<Entry> entries = new ArrayList<>();
        for (int axis = 0; axis < point.coordinates().size(); axis++) {
            entries.add(
                    new Entry(AXES.get(axis), of(Values.of(point.coordinates().get(axis)))));
        }
        entries.add(new Entry("srid", new Literal(Values.of(point.srid()))));
        return call(Kind.POINT, new MapLiteral(entries));
    }

    private static Expression call(Kind kind, Expression argument) {
        return new Call(FunctionTable.constructorOf(kind).name(), false, List.of(argument));
    }
}
