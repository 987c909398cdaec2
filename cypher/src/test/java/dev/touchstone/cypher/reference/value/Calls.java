package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import java.util.LinkedHashMap;
import java.util.Map;

/** Constants, and calls of functions with constants: {@code date({date: date('2000-01-01'), week: 1})}. */
final class Calls {
    private Calls() {}

    static Value value(String text) {
        return value(CypherParser.parseExpression(text));
    }

    private static Value value(Expression expression) {
        return switch (expression) {
            case Call call ->
                Functions.named(call.function())
                        .orElseThrow()
                        .apply(call.arguments().stream().map(Calls::value).toList(), new Graph());
            case MapLiteral map -> {
                Map<String, Value> named = new LinkedHashMap<>();
                map.entries().forEach(entry -> named.put(entry.key(), value(entry.value())));
                yield Values.map(named);
            }
            default -> Constants.value(CypherText.of(expression));
        };
    }
}
