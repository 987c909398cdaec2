package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A result without the order of its rows, and without the names of blank nodes that the evaluation made. */
record UnorderedResult(Object content) {

    /**
     * The result so.
     *
     * @param loaded the blank nodes of the data; all others were made
     */
    static UnorderedResult of(Result result, Set<Blank> loaded) {
        return switch (result) {
            case Result.Rows rows -> new UnorderedResult(counts(rows.answer().rows(), loaded));
            case Result.Constructed constructed ->
                new UnorderedResult(counts(
                        constructed.graph().triples().stream()
                                .map(triple -> List.<Value>of(triple.subject(), triple.predicate(), triple.object()))
                                .toList(),
                        loaded));
            case Result.Truth truth -> new UnorderedResult(truth);
            case Result.Updated updated -> new UnorderedResult(updated);
            case Result.Failed failed -> new UnorderedResult(failed);
            case Result.Exhausted exhausted -> new UnorderedResult(exhausted);
        };
    }

    private static Map<List<Value>, Integer> counts(List<List<Value>> rows, Set<Blank> loaded) {
        Map<List<Value>, Integer> counts = new HashMap<>();
        for (List<Value> row : rows) {
            counts.merge(row.stream().map(value -> unnamed(value, loaded)).toList(), 1, Integer::sum);
        }
        return counts;
    }

    private static Value unnamed(Value value, Set<Blank> loaded) {
        return value instanceof Blank blank && !loaded.contains(blank) ? new Blank("fresh") : value;
    }
}
