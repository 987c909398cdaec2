package dev.touchstone.core.oracle;

import static dev.touchstone.core.oracle.Composition.Column.LEAST;
import static dev.touchstone.core.oracle.Composition.Column.MOST;
import static dev.touchstone.core.oracle.Composition.Column.PLAIN;
import static dev.touchstone.core.oracle.Composition.Column.SUM;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.oracle.Composition.Column;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CompositionTest {
    private static final Value A = Values.of("a");
    private static final Value B = Values.of("b");

    @Test
    void rowsStandSideBySide() {
        assertThat(composed(false, List.of(PLAIN), List.of(row(A), row(A)), List.of(row(B))))
                .contains(List.of(row(A), row(A), row(B)));
    }

    @Test
    void whatIsDistinctInEachPartIsDistinctInAll() {
        assertThat(composed(true, List.of(PLAIN), List.of(row(A), row(B)), List.of(row(A))))
                .contains(List.of(row(A), row(B)));
    }

    @Test
    void countsAreAddedGroupByGroup() {
        assertThat(composed(
                        false,
                        List.of(PLAIN, SUM),
                        List.of(row(A, number(2)), row(B, number(1))),
                        List.of(row(A, number(3)))))
                .contains(List.of(row(A, number(5)), row(B, number(1))));
    }

    @Test
    void theLeastOfTheLeastIsTheLeastOfAll() {
        List<Column> columns = List.of(LEAST, MOST);
        assertThat(composed(false, columns, List.of(row(number(2), number(2))), List.of(row(number(-1), number(7)))))
                .contains(List.of(row(number(-1), number(7))));
        assertThat(composed(false, columns, List.of(row(Values.NULL, Values.NULL)), List.of(row(number(4), number(4)))))
                .as("a part without rows has no least")
                .contains(List.of(row(number(4), number(4))));
    }

    @Test
    void whatCannotBeToldIsNotTold() {
        Value real = new Value.Real(0.5);
        assertThat(composed(false, List.of(SUM), List.of(row(real)), List.of(row(real))))
                .isEmpty();
        assertThat(composed(true, List.of(PLAIN), List.of(row(real)), List.of(row(real))))
                .isEmpty();
        assertThat(composed(false, List.of(SUM), List.of(row(number(Long.MAX_VALUE))), List.of(row(number(1)))))
                .as("too large for a number")
                .isEmpty();
        assertThat(composed(false, List.of(LEAST), List.of(row(A)), List.of(row(B))))
                .as("texts have no order that all engines share")
                .isEmpty();
        assertThat(composed(false, List.of(SUM), List.of(row(Values.NULL)), List.of(row(number(1)))))
                .isEmpty();
    }

    private static Optional<List<List<Value>>> composed(
            boolean distinct, List<Column> columns, List<List<Value>> one, List<List<Value>> other) {
        return new Composition(columns, distinct).of(List.of(one, other));
    }

    private static List<Value> row(Value... values) {
        return List.of(values);
    }

    private static Value number(long number) {
        return Values.of(number);
    }
}
