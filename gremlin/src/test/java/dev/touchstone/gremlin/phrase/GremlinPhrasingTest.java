package dev.touchstone.gremlin.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.relation.draw.RelationCase;
import dev.touchstone.core.relation.law.SetAlgebra;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.PropertyTest.Operator;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GremlinPhrasingTest {

    /** One edge with NaN drops a vertex with all its other edges, as TinkerPop 3.6 and 3.7 document it. */
    @Test
    void whatIsNotANumberIsNotComparedWith() {
        assertThat(fusion(Values.of(2.5), Values.of(1.0)).isLegal()).isTrue();
        assertThat(fusion(Values.of(Double.NaN), Values.of(1.0)).isLegal()).isFalse();
        assertThat(fusion(Values.of(2.5), Values.of(Double.NaN)).isLegal()).isFalse();
    }

    /** Of what an edge with this value leads to, where edges have less than a constant. */
    private static RelationCase fusion(Value stored, Value constant) {
        PropertyGraph graph = new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                List.of(new Node(0, List.of("A"), Map.of()), new Node(1, List.of("A"), Map.of())),
                List.of(new Edge(0, "T", 0, 1, Map.of("k", new Typed(PropertyType.DOUBLE, stored)))),
                List.of(),
                List.of());
        Links links = new Links(
                List.of(),
                Optional.of(new dev.touchstone.core.relation.question.PropertyTest(
                        "k", Operator.LESS, constant, Optional.of(PropertyType.DOUBLE))));
        NodeSet hops = new NodeSet.Hops(Values.of(0), Heading.ONWARD, 1, links);
        return new RelationCase(
                graph,
                EngineId.parse("tinkergraph@3.7.5"),
                new GremlinPhrasing(false, false, false, false, false, false, false),
                new SetAlgebra(new NodeSet.Intersection(List.of(hops, hops))));
    }
}
