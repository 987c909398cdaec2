package dev.touchstone.suites.examples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * Examples for what the openCypher TCK does not have. They were worked out by hand from Neo4j's manual, before anything was run.
 *
 * <p>A node is written as its name in parentheses, {@code '(a)'}, a relationship in brackets, and a path as the list of both.
 */
public final class Examples {
    /** The files that there are. */
    public static final List<String> TOPICS =
            List.of("call", "exists-and-count", "quantified-paths", "shortest-paths", "corners");

    private Examples() {}

    public static List<Example.Group> about(String topic) {
        YAMLMapper yaml = YAMLMapper.builder()
                .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .build();
        try (InputStream in = Examples.class.getResourceAsStream(topic + ".yaml")) {
            if (in == null) {
                throw new IllegalStateException("there are no examples about " + topic);
            }
            return yaml.readValue(in, new TypeReference<List<Example.Group>>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
