package dev.touchstone.gremlin.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.text.GremlinReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactSumsTest {
    private static final Node NODE = new Node(
            0,
            List.of("A"),
            Map.of(
                    "small", new Typed(PropertyType.INT, Values.of(-1000)),
                    "large", new Typed(PropertyType.LONG, Values.of(Long.MAX_VALUE)),
                    "whole", new Typed(PropertyType.DOUBLE, Values.of(4.0)),
                    "part", new Typed(PropertyType.DOUBLE, Values.of(0.1))));
    private static final PropertyGraph GRAPH =
            new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(NODE), List.of(), List.of(), List.of());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().values('small', 'whole', 'uid').sum()",
                "g.V().values('large').max()",
                "g.V().order().by('part').values('small').mean()",
                "g.V().values('large').is(P.between(-10L, 10L)).sum()",
                "g.V().has('large', P.between(-10L, 10L)).values('large').mean()"
            })
    void areTheSameInEveryOrder(String text) {
        assertThat(ExactSums.are(GremlinReader.traversal(text), GRAPH)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().values('large').sum()",
                "g.V().values('part').mean()",
                "g.V().values().sum()",
                "g.V().has('large', P.between(-10L, 10L)).values('large', 'part').sum()",
                "g.V().values('large').is(P.between(0L, 9223372036854775807L)).sum()",
                "g.V().group().by('uid').by(__.values('part').sum())",
                "g.withSack(0).V().sack(Operator.sum).by('large').sack().sum()"
            })
    void dependOnTheOrder(String text) {
        assertThat(ExactSums.are(GremlinReader.traversal(text), GRAPH)).isFalse();
    }
}
