package dev.touchstone.host.tinkerpop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.tinkerpop.gremlin.process.traversal.Pop;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversal;
import org.apache.tinkerpop.gremlin.structure.T;
import org.apache.tinkerpop.gremlin.tinkergraph.structure.TinkerGraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParserTest {
    @Test
    void aNumberHasTheTypeOfItsSuffix() throws Exception {
        assertThat(injected("5, 5L, 0.5f, 0.5d, 0.5m, 5n, 5b, 5s, -5, -2147483648, 1E3d, -0.0d"))
                .containsExactly(
                        5,
                        5L,
                        0.5f,
                        0.5d,
                        new BigDecimal("0.5"),
                        BigInteger.valueOf(5),
                        (byte) 5,
                        (short) 5,
                        -5,
                        Integer.MIN_VALUE,
                        1000d,
                        -0.0d);
    }

    @Test
    void notANumberAndInfinityAreNumbers() throws Exception {
        assertThat(injected("NaN, NaNf, Infinity, -Infinity, -Infinityf"))
                .containsExactly(
                        Double.NaN,
                        Float.NaN,
                        Double.POSITIVE_INFINITY,
                        Double.NEGATIVE_INFINITY,
                        Float.NEGATIVE_INFINITY);
    }

    @Test
    void aStringMayHoldEscapes() throws Exception {
        assertThat(injected("'it\\'s', '\\\\ \\n\\r\\t\\b\\f', '\\u20ac', ''"))
                .containsExactly("it's", "\\ \n\r\t\b\f", "€", "");
    }

    @Test
    void listsAndMapsNest() throws Exception {
        assertThat(injected("[1, [2]], [], [:], [a: 1, 'b': [c: 2]], true, [false]"))
                .containsExactly(
                        List.of(1, List.of(2)),
                        List.of(),
                        Map.of(),
                        Map.of("a", 1, "b", Map.of("c", 2)),
                        true,
                        List.of(false));
    }

    @Test
    void aKeyInParenthesesIsEvaluated() throws Exception {
        assertThat(injected("[(T.id): 1, (p): 2, Pop.all: 3]"))
                .containsExactly(Map.of(T.id, 1, "value", 2, Pop.all, 3));
    }

    @Test
    void aBareNameIsAParameter() throws Exception {
        assertThat(injected("p, [p]")).containsExactly("value", List.of("value"));
    }

    @Test
    void nullIsAValue() throws Exception {
        assertThat(injected("[null, 1]")).containsExactly(Arrays.asList(null, 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "g",
                "g.with('x')",
                "V()",
                "__.out()",
                "g.V(",
                "g.V())",
                "g.V().",
                "g.V().out",
                "g.V();",
                "g.V().has('a)",
                "g.V().has('\\x')",
                "g.V().has('\\u12')",
                "g.V().has(1,)",
                "g.V().has([1: ])",
                "g.V().has([1, 2: 3])",
                "g.V().has('a', 0.5)",
                "g.V().has('a', 5x)",
                "g.V().has('a', 1fd)",
                "g.V().has('a', 3000000000)",
                "g.V().has('a', -)",
                "g.V().has('a', unknown)",
                "g.V().has('a'.length())",
                "g.V().filter{true}",
                "g.inject(System.exit(1))",
            })
    void whatIsNotATraversalIsASyntaxError(String text) {
        assertThatThrownBy(() -> build(text)).isInstanceOf(SyntaxError.class);
    }

    private static List<Object> injected(String values) throws Exception {
        return new ArrayList<>(build("g.inject(" + values + ")").toList());
    }

    private static GraphTraversal<?, ?> build(String text) throws Exception {
        return new Interpreter().traversal(text, TinkerGraph.open().traversal(), Map.of("p", "value"));
    }
}
