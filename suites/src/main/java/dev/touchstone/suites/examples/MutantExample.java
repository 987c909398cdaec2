package dev.touchstone.suites.examples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * A query that shows a mutant of the Cypher reference, made by hand.
 *
 * @param graph the statement that creates the graph; absent for an empty one
 */
public record MutantExample(String mutant, Optional<String> graph, String query) {
    /** One for each mutant. */
    public static List<MutantExample> all() {
        try (InputStream in = Objects.requireNonNull(MutantExample.class.getResourceAsStream("mutants.yaml"))) {
            return new YAMLMapper().readValue(in, new TypeReference<List<MutantExample>>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
