package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.oracle.Sketch.vertex;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.shape.Kind;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceTableTest {
    @Test
    void thoseThatAreThereEquallyOftenAreFoundTogether() {
        ReferenceTable table = ReferenceTable.of(Kind.EDGE, List.of(vertex(3), vertex(5), vertex(3), vertex(7)));
        assertThat(GremlinText.of(table.filling().getFirst()))
                .isEqualTo("g.addV('ids').property('ref', 3L).property('times', 2L)"
                        + ".addV('ids').property('ref', 5L).property('times', 1L)"
                        + ".addV('ids').property('ref', 7L).property('times', 1L)");
        assertThat(GremlinText.of(table.referred()))
                .startsWith("g.inject(0L).union(__.V().hasLabel('ids').filter(__.values('times').is(1L)).values('ref')"
                        + ".aggregate('references1').fold().V().outE().as('element').values('uid')"
                        + ".where(P.within('references1')).select('element'), __.V().hasLabel('ids')")
                .endsWith("select('element').union(__.identity(), __.identity()))");
    }

    /** What {@code union} of ways to stay does to one traverser. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 11, 12, 31, 64, 777})
    void unionsGiveEachAsOftenAsItIsThere(int often) {
        List<Value> members = new ArrayList<>();
        for (int i = 0; i < often; i++) {
            members.add(vertex(3));
        }
        Traversal all = ReferenceTable.of(Kind.VERTEX, members).referred();
        List<Call> unions =
                all.calls().stream().filter(call -> call.name().equals("union")).toList();
        assertThat(copies(new Traversal(unions))).isEqualTo(often);
    }

    private static int copies(Traversal unions) {
        int copies = 1;
        for (Call union : unions.calls()) {
            copies *= union.name().equals("identity")
                    ? 1
                    : union.arguments().stream()
                            .mapToInt(way -> copies(((Nested) way).traversal()))
                            .sum();
        }
        return copies;
    }

    @Test
    void aLargeTableIsFilledByAndBy() {
        List<Value> members =
                LongStream.range(0, 250).<Value>mapToObj(Sketch::vertex).toList();
        ReferenceTable table = ReferenceTable.of(Kind.VERTEX, members);
        assertThat(table.filling()).hasSize(3);
        assertThat(table.isTooLarge()).isFalse();
        assertThat(ReferenceTable.of(Kind.VERTEX, List.of()).filling()).isEmpty();
    }
}
