package dev.touchstone.suites.examples;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import java.util.List;
import java.util.function.Function;

/**
 * Compares answers with the rows of examples.
 *
 * @param evaluator the value of a constant Cypher expression
 */
public record ExampleRows(Function<String, Value> evaluator) {
    /** Whether these are the rows of an answer. */
    public boolean matches(List<String> expected, boolean ordered, Answer answer) {
        List<List<Value>> rows = expected.stream().map(this::row).toList();
        List<List<Value>> actual = written(answer);
        return ordered
                ? rows.equals(actual)
                : new Comparison(Sameness.TYPED).asMultisets(rows, actual).isNone();
    }

    /** The rows of an answer as examples write them. */
    public static List<List<Value>> written(Answer answer) {
        return answer.rows().stream()
                .map(row -> row.stream().map(NamedElements::of).toList())
                .toList();
    }

    private List<Value> row(String literals) {
        return ((ListOf) evaluator.apply("[" + literals + "]")).items();
    }
}
