package dev.touchstone.core.report;

import dev.touchstone.core.value.Ordered;
import java.util.List;
import java.util.Map;

/**
 * What is typed in a console to open an empty database and to tell it of labels, keys and indexes, where the language
 * leaves that to each database. Lines have places, such as {@code {{label}}}, that are filled for each graph.
 *
 * @param open opens the database
 * @param declare what must be there before the first element
 * @param createIndex makes one index
 * @param dropIndex removes one index
 * @param commit keeps what was done so far
 * @param words places whose text depends on the type of a property, or on {@code VERTEX} and {@code EDGE}
 * @param keys whether every element must have our own key
 */
public record ConsoleLines(
        List<String> open,
        List<String> declare,
        List<String> createIndex,
        List<String> dropIndex,
        List<String> commit,
        Map<String, Map<String, String>> words,
        boolean keys) {
    public ConsoleLines {
        open = List.copyOf(open);
        declare = List.copyOf(declare);
        createIndex = List.copyOf(createIndex);
        dropIndex = List.copyOf(dropIndex);
        commit = List.copyOf(commit);
        words = Ordered.copyOf(words);
    }
}
