package dev.touchstone.core.oracle;

import static dev.touchstone.core.oracle.Composition.Column.LEAST;
import static dev.touchstone.core.oracle.Composition.Column.MOST;
import static dev.touchstone.core.oracle.Composition.Column.PLAIN;
import static dev.touchstone.core.oracle.Composition.Column.SUM;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.oracle.Composition.Column;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CompositionTest {
    private static final Value A = Values.of("a");
    private static final Value B = Values.of("b");

    @Test
    void rowsStandSideBySide() {
        assertThat(composed(false, List.of(PLAIN), part(row(A), row(A)), part(row(B))))
                .contains(part(row(A), row(A), row(B)));
    }

    @Test
    void whatIsDistinctInEachPartIsDistinctInAll() {
        assertThat(composed(true, List.of(PLAIN), part(row(A), row(B)), part(row(A))))
                .contains(part(row(A), row(B)));
    }

    @Test
    void countsAreAddedGroupByGroup() {
        assertThat(composed(
                        false,
                        List.of(PLAIN, SUM),
                        part(row(A, number(2)), row(B, number(1))),
                        part(row(A, number(3)))))
                .contains(part(row(A, number(5)), row(B, number(1))));
    }

    @Test
    void theLeastOfTheLeastIsTheLeastOfAll() {
        List<Column> columns = List.of(LEAST, MOST);
        assertThat(composed(false, columns, part(row(number(2), number(2))), part(row(number(-1), number(7)))))
                .contains(part(row(number(-1), number(7))));
        assertThat(composed(false, columns, part(row(Values.NULL, Values.NULL)), part(row(number(4), number(4)))))
                .as("a part without rows has no least")
                .contains(part(row(number(4), number(4))));
    }

    @Test
    void whatCannotBeToldIsNotTold() {
        Value real = new Value.Real(0.5);
        assertThat(composed(false, List.of(SUM), part(row(real)), part(row(real))))
                .isEmpty();
        assertThat(composed(true, List.of(PLAIN), part(row(real)), part(row(real))))
                .isEmpty();
        assertThat(composed(false, List.of(SUM), part(row(number(Long.MAX_VALUE))), part(row(number(1)))))
                .as("too large for a number")
                .isEmpty();
        assertThat(composed(false, List.of(LEAST), part(row(A)), part(row(B))))
                .as("texts have no order that all engines share")
                .isEmpty();
        assertThat(composed(false, List.of(SUM), part(row(Values.NULL)), part(row(number(1)))))
                .isEmpty();
    }

    @SafeVarargs
    private static Optional<List<List<Value>>> composed(
            boolean distinct, List<Column> columns, List<List<Value>>... parts) {
        return new Composition(columns, distinct).of(Arrays.asList(parts));
    }

    @SafeVarargs
    private static List<List<Value>> part(List<Value>... rows) {
        return List.of(rows);
    }

    private static List<Value> row(Value... values) {
        return List.of(values);
    }

    private static Value number(long number) {
        return Values.of(number);
    }
}
