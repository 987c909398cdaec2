package dev.touchstone.gremlin.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A traversal that reaches beyond its graph is known by a call that is not known to be harmless. */
class ExternalAccessTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "g.io('x.kryo').write().iterate() | io()",
                "g.V().call('service') | call()",
                "g.getGraph().close() | getGraph()",
                "g.getClass().forName('java.lang.Runtime') | getClass()",
                "g.V().where(__.io ('x')) | io()",
                "g.V().map{it.get()} | {…}",
                "g.V().has('a', Eval.me('1')) | me()",
                "g.\\u0069o('x') | io()",
            })
    void aCallThatReachesFurtherIsNamed(String text, String call) {
        assertThat(ExternalAccess.in(text)).contains(call);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().has('io(\"x\")', P.gt(1).and(P.lt(5L)))",
                "g.V().repeat(__.out()).times(2).path().by('name')",
                "g.withSack(1).V().sack(Operator.sum).by(__.constant(1)).profile()",
                "g.mergeV([(T.label): 'A', ('k'): 5]).option(Merge.onCreate, [('x'): 1])"
            })
    void whatOnlyLooksLikeItIsHarmless(String text) {
        assertThat(ExternalAccess.in(text)).isEmpty();
    }
}
