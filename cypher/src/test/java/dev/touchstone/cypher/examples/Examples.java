package dev.touchstone.cypher.examples;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.text.CypherParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
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

    /** Whether these are the rows of an answer. */
    public static boolean matches(List<String> expected, boolean ordered, Answer answer) {
        List<List<Value>> rows = expected.stream().map(Examples::row).toList();
        List<List<Value>> actual = shown(answer);
        return ordered
                ? rows.equals(actual)
                : new Comparison(Sameness.TYPED).asMultisets(rows, actual).isNone();
    }

    /** The rows of an answer as examples write them. */
    public static List<List<Value>> shown(Answer answer) {
        return answer.rows().stream()
                .map(row -> row.stream().map(Shown::of).toList())
                .toList();
    }

    private static List<Value> row(String literals) {
        String query = "RETURN [" + literals + "] AS row";
        Result result = Reference.DEFAULT.evaluate(CypherParser.parse(query), Map.of(), new Graph());
        return ((ListOf) ((Result.Done) result).rows().rows().getFirst().getFirst()).items();
    }
}
