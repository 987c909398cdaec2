package dev.touchstone.lab.agreement.sparql;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.stream.IntStream;

/** Answers as tables. */
final class Tables {
    private Tables() {}

    static Answer truth(boolean value) {
        return new Answer(List.of("ask"), List.of(List.of(Values.of(value))));
    }

    static Answer withoutEmptyColumns(Answer answer) {
        List<Integer> kept = IntStream.range(0, answer.columns().size())
                .filter(i -> answer.column(i).stream().anyMatch(value -> !value.equals(Values.NULL)))
                .boxed()
                .toList();
        return new Answer(
                kept.stream().map(answer.columns()::get).toList(),
                answer.rows().stream()
                        .map(row -> kept.stream().map(row::get).toList())
                        .toList());
    }

    static Answer triples(List<List<Value>> triples) {
        return new Answer(List.of("subject", "predicate", "object"), triples);
    }
}
