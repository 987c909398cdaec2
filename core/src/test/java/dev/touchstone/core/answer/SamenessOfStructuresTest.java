package dev.touchstone.core.answer;

import static dev.touchstone.core.answer.Sameness.TYPED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.MapOf.Entry;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.core.value.Value.Path;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SamenessOfStructuresTest {
    private static final Value ONE = Values.of(1);
    private static final Value TWO = Values.of(2);
    private static final Value ABOUT_THREE = Values.of(0.1 * 3);
    private static final Value THREE = Values.of(0.3);

    @Test
    void listsAreTheSameInOrderOnly() {
        assertSame(Values.list(ONE, TWO), Values.list(ONE, TWO));
        assertSame(Values.list(THREE), Values.list(ABOUT_THREE));
        assertDifferent(Values.list(ONE, TWO), Values.list(TWO, ONE));
        assertDifferent(Values.list(ONE), Values.list(ONE, ONE));
        assertDifferent(Values.list(), Values.NULL);
    }

    @Test
    void mapsAreTheSameInAnyOrder() {
        MapOf map = new MapOf(List.of(new Entry(ONE, THREE), new Entry(TWO, Values.NULL)));
        assertSame(map, new MapOf(List.of(new Entry(TWO, Values.NULL), new Entry(ONE, ABOUT_THREE))));
        assertDifferent(map, new MapOf(List.of(new Entry(ONE, THREE))));
        assertDifferent(map, new MapOf(List.of(new Entry(ONE, Values.NULL), new Entry(TWO, THREE))));
        assertDifferent(map, new MapOf(List.of(new Entry(ONE, THREE), new Entry(ONE, THREE))));
    }

    @Test
    void elementsWithKeysAreToldByKindAndKeyAlone() {
        Element node = element(Kind.NODE, 1L, "L0", ONE, 10);
        assertSame(node, element(Kind.NODE, 1L, "L1", TWO, 11));
        assertDifferent(node, element(Kind.NODE, 2L, "L0", ONE, 10));
        assertDifferent(node, element(Kind.EDGE, 1L, "L0", ONE, 10));
        assertDifferent(node, created(Kind.NODE, "L0", ONE, 10));
    }

    @Test
    void elementsWithoutKeysAreToldByTheirContent() {
        Element node = created(Kind.NODE, "L0", THREE, 10);
        assertSame(node, created(Kind.NODE, "L0", ABOUT_THREE, 11));
        assertDifferent(node, created(Kind.NODE, "L1", THREE, 10));
        assertDifferent(node, created(Kind.NODE, "L0", ONE, 10));
        assertDifferent(node, created(Kind.EDGE, "L0", THREE, 10));
    }

    @Test
    void nativeIdsSayNothing() {
        assertSame(new NativeId(1), new NativeId(2));
        assertThat(element(Kind.NODE, 1L, "L0", ONE, 10))
                .as("equal by hash as well, so that rows cancel out fast")
                .isEqualTo(element(Kind.NODE, 1L, "L0", ONE, 11))
                .hasSameHashCodeAs(element(Kind.NODE, 1L, "L0", ONE, 11));
        assertDifferent(new NativeId(1), ONE);
    }

    @Test
    void pathsAreTheSameStopByStop() {
        Element a = element(Kind.NODE, 1L, "L0", ONE, 1);
        Element b = element(Kind.NODE, 2L, "L0", ONE, 2);
        assertSame(path(a, b), path(element(Kind.NODE, 1L, "L9", TWO, 3), b));
        assertDifferent(path(a, b), path(b, a));
        assertDifferent(path(a, b), path(a));
        assertDifferent(path(a, b), Values.list(a, b));
    }

    @Test
    void pointsAreTheSameUpToRoundingInOneSystem() {
        assertSame(new Point(7203, List.of(0.3, -0.0)), new Point(7203, List.of(0.1 * 3, 0.0)));
        assertDifferent(new Point(7203, List.of(0.3, 0.0)), new Point(4326, List.of(0.3, 0.0)));
        assertDifferent(new Point(7203, List.of(0.3, 0.0)), new Point(7203, List.of(0.3, 0.1)));
        assertDifferent(new Point(7203, List.of(0.3, 0.0)), new Point(7203, List.of(0.3, 0.0, 0.0)));
    }

    @Test
    void allOtherValuesAreTheSameWhereTheyAreEqual() {
        List<Value> values = List.of(
                Values.NULL,
                Values.of(true),
                Values.of(false),
                Values.of(""),
                Values.of("null"),
                new Temporal(Temporal.Kind.DATE, "2020-01-01"),
                new Temporal(Temporal.Kind.DATE, "2020-01-02"),
                new Value.Foreign("uuid", "null"),
                new Iri("a"),
                new Blank("a"),
                new Literal("a", "b", ""),
                new Literal("a", "b", "en"));
        for (Value a : values) {
            assertSame(a, a);
            values.stream().filter(b -> !a.equals(b)).forEach(b -> assertDifferent(a, b));
        }
    }

    private static Path path(Value... stops) {
        return new Path(List.of(stops));
    }

    private static Element element(Kind kind, long key, String label, Value property, int id) {
        return new Element(kind, Optional.of(key), List.of(label), Map.of("k0", property), new NativeId(id));
    }

    private static Element created(Kind kind, String label, Value property, int id) {
        return new Element(kind, Optional.empty(), List.of(label), Map.of("k0", property), new NativeId(id));
    }

    private static void assertSame(Value a, Value b) {
        assertThat(TYPED.same(a, b)).as("%s ~ %s", a, b).isTrue();
        assertThat(TYPED.same(b, a)).as("%s ~ %s", b, a).isTrue();
    }

    private static void assertDifferent(Value a, Value b) {
        assertThat(TYPED.same(a, b)).as("%s ~ %s", a, b).isFalse();
        assertThat(TYPED.same(b, a)).as("%s ~ %s", b, a).isFalse();
    }
}
