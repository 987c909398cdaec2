package dev.touchstone.host.tinkerpop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.host.NotSupported;
import java.util.List;
import java.util.Map;
import org.apache.tinkerpop.gremlin.process.traversal.Order;
import org.apache.tinkerpop.gremlin.process.traversal.P;
import org.apache.tinkerpop.gremlin.process.traversal.TextP;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.__;
import org.apache.tinkerpop.gremlin.structure.T;
import org.apache.tinkerpop.gremlin.structure.VertexProperty.Cardinality;
import org.apache.tinkerpop.gremlin.tinkergraph.structure.TinkerGraph;
import org.junit.jupiter.api.Test;

/** A traversal is equal to another if they were built by the same calls, so each test writes the call in Java too. */
class MethodsTest {
    private final GraphTraversalSource g = TinkerGraph.open().traversal();

    @Test
    void anIntegerFitsALongParameter() throws Exception {
        assertThat(build("g.V().limit(2).coin(1).range(0, 5L)"))
                .isEqualTo(g.V().limit(2).coin(1).range(0, 5L));
    }

    @Test
    void aPredicateIsNotTakenForAValue() throws Exception {
        assertThat(build("g.V().has('a', P.gt(1).and(P.lt(3)).negate()).is(TextP.containing('x'))"))
                .isEqualTo(g.V().has("a", P.gt(1).and(P.lt(3)).negate()).is(TextP.containing("x")));
    }

    @Test
    void aTokenIsNotTakenForAFunction() throws Exception {
        assertThat(build("g.V().order().by(T.id).by('a', Order.desc).by(Order.asc).by(__.out()).by()"))
                .isEqualTo(g.V().order()
                        .by(T.id)
                        .by("a", Order.desc)
                        .by(Order.asc)
                        .by(__.out())
                        .by());
    }

    @Test
    void theCardinalityOfAPropertyIsNotTakenForItsKey() throws Exception {
        assertThat(build("g.addV('x').property(Cardinality.list, 'k', 1).property('k', 2, 'meta', 3)"))
                .isEqualTo(g.addV("x").property(Cardinality.list, "k", 1).property("k", 2, "meta", 3));
    }

    @Test
    void aListIsOneArgument() throws Exception {
        assertThat(build("g.V([1, 2]).has('a', P.within([1, 2])).has('a', P.within(1, 2))"))
                .isEqualTo(g.V(List.of(1, 2)).has("a", P.within(List.of(1, 2))).has("a", P.within(1, 2)));
    }

    @Test
    @SuppressWarnings("unchecked")
    void anyNumberOfTraversalsCanBeGiven() throws Exception {
        assertThat(build("g.V().and(__.out(), __.in()).or().union(__.out()).select('a').select('a', 'b', 'c')"))
                .isEqualTo(g.V().and(__.out(), __.in())
                        .or()
                        .union(__.out())
                        .select("a")
                        .select("a", "b", "c"));
    }

    @Test
    void aNullIsAValueBeforeItIsAnythingElse() throws Exception {
        assertThat(build("g.V().has('a', null).constant(null)"))
                .isEqualTo(g.V().has("a", (Object) null).constant(null));
    }

    @Test
    void aStepThatDoesNotExistIsNotSupported() {
        assertThatThrownBy(() -> build("g.mergeV([name: 'x'])")).isInstanceOf(NotSupported.class);
        assertThatThrownBy(() -> build("g.V().option(Merge.onCreate, [:])")).isInstanceOf(NotSupported.class);
        assertThatThrownBy(() -> build("g.V().order().by(Order.upwards)")).isInstanceOf(NotSupported.class);
    }

    @Test
    void whatIsNoStepCannotBeCalled() {
        assertThatThrownBy(() -> build("g.V().next()")).isInstanceOf(NotSupported.class);
        assertThatThrownBy(() -> build("g.close()")).isInstanceOf(NotSupported.class);
        assertThatThrownBy(() -> build("g.getGraph().close()")).isInstanceOf(NotSupported.class);
    }

    private Object build(String text) throws Exception {
        return new Interpreter().traversal(text, g, Map.of());
    }
}
