package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import java.util.List;
import java.util.stream.Collectors;

/** Writes answers down, short enough to be read. */
public final class Notes {
    private static final int ROWS = 12;

    private Notes() {}

    public static String of(Answer answer) {
        return answer.rows().size() + " rows "
                + answer.rows().stream()
                        .limit(ROWS)
                        .map(row -> row.stream().map(Notes::of).collect(Collectors.joining(", ", "[", "]")))
                        .collect(Collectors.joining(" "));
    }

    private static String of(Value value) {
        return switch (value) {
            case Value.Null none -> "null";
            case Value.Bool(boolean truth) -> String.valueOf(truth);
            case Value.Int(long whole) -> String.valueOf(whole);
            case Value.Real(double real) -> String.valueOf(real);
            case Value.Text(String text) -> "'" + text + "'";
            case Value.ListOf(List<Value> items) ->
                items.stream().map(Notes::of).collect(Collectors.joining(", ", "[", "]"));
            case Value.Path(List<Value> stops) ->
                stops.stream().map(Notes::of).collect(Collectors.joining("", "<", ">"));
            case Value.MapOf(List<Value.MapOf.Entry> entries) ->
                entries.stream()
                        .map(entry -> of(entry.key()) + ": " + of(entry.value()))
                        .collect(Collectors.joining(", ", "{", "}"));
            case Element element ->
                (element.kind() == Element.Kind.NODE ? "(" : "[")
                        + String.join(":", element.labels())
                        + element.properties().entrySet().stream()
                                .map(entry -> " " + entry.getKey() + ": " + of(entry.getValue()))
                                .collect(Collectors.joining())
                        + (element.kind() == Element.Kind.NODE ? ")" : "]");
            case Value other -> other.toString();
        };
    }
}
