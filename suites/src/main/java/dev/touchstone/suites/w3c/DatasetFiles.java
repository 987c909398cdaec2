package dev.touchstone.suites.w3c;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The files of a dataset.
 *
 * @param unnamed those of the default graph
 * @param named the file of each named graph, by the graph's IRI
 */
public record DatasetFiles(List<String> unnamed, Map<String, String> named) {
    public DatasetFiles {
        unnamed = List.copyOf(unnamed);
        named = Collections.unmodifiableMap(new LinkedHashMap<>(named));
    }
}
