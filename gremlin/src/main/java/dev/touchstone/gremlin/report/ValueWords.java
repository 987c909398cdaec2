package dev.touchstone.gremlin.report;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import java.util.List;
import java.util.stream.Collectors;

/** Values of answers for people to read. A vertex of the dataset is called as the variable that holds it. */
record ValueWords(Dataset dataset) {

    String of(Value value) {
        return switch (value) {
            case Value.Null nothing -> "null";
            case Value.Bool(boolean bool) -> String.valueOf(bool);
            case Value.Int(long whole) -> String.valueOf(whole);
            case Value.Real(double real) -> String.valueOf(real);
            case Value.Big(java.math.BigDecimal big) -> big.toPlainString();
            case Value.Text(String text) -> "'" + text + "'";
            case Value.Temporal temporal -> temporal.text();
            case Value.ListOf(List<Value> items) -> joined(items);
            case Value.MapOf(List<Value.MapOf.Entry> entries) ->
                entries.stream()
                        .map(entry -> of(entry.key()) + ": " + of(entry.value()))
                        .collect(Collectors.joining(", ", "[", "]"));
            case Element element -> element(element);
            case Value.Path(List<Value> stops) -> "path" + joined(stops);
            case Value.Foreign(String type, String text) -> type + " " + text;
            case Value other -> String.valueOf(other);
        };
    }

    private String joined(List<Value> items) {
        return items.stream().map(this::of).collect(Collectors.joining(", ", "[", "]"));
    }

    private String element(Element element) {
        if (element.key().isEmpty()) {
            return (element.kind() == Element.Kind.NODE ? "new vertex " : "new edge ")
                    + String.join(", ", element.labels());
        }
        long key = element.key().get();
        return switch (element.kind()) {
            case NODE -> GraphLines.vertex(key);
            case EDGE ->
                ((PropertyGraph) dataset)
                        .edges().stream()
                                .filter(edge -> edge.key() == key)
                                .map(edge -> GraphLines.vertex(edge.from()) + "-" + edge.type() + "->"
                                        + GraphLines.vertex(edge.to()))
                                .findFirst()
                                .orElse("edge " + key);
        };
    }
}
