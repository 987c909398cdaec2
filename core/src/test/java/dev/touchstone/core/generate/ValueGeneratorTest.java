package dev.touchstone.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ValueGeneratorTest {
    private static final int VALUES = 5_000;

    @ParameterizedTest
    @EnumSource
    void aValueIsOfTheKindOfItsType(PropertyType type) {
        assertThat(values(type)).allSatisfy(value -> assertThat(value).matches(it -> fits(it, type)));
    }

    private static boolean fits(Value value, PropertyType type) {
        return switch (type) {
            case BOOLEAN -> value instanceof Bool;
            case INT -> value instanceof Int whole && (int) whole.value() == whole.value();
            case LONG -> value instanceof Int;
            case FLOAT -> value instanceof Real real && isShortest(real.value());
            case DOUBLE -> value instanceof Real;
            case STRING -> value instanceof Text;
            case STRINGS ->
                value instanceof ListOf list && list.items().stream().allMatch(Text.class::isInstance);
            case DATE, LOCAL_TIME, TIME, LOCAL_DATETIME, DATETIME, DURATION ->
                value instanceof Temporal temporal && temporal.kind().name().equals(type.name());
            case POINT -> value instanceof Point point && point.coordinates().size() == 2;
        };
    }

    private static boolean isShortest(double value) {
        return Double.toString(value).equals(Double.toString(Double.parseDouble(Float.toString((float) value))));
    }

    @ParameterizedTest
    @EnumSource
    void temporalTextsAreIso8601(Temporal.Kind kind) {
        assertThat(values(PropertyType.valueOf(kind.name())))
                .extracting(value -> ((Temporal) value).text())
                .allSatisfy(text -> assertThat(parse(kind, text)).as(text).isNotNull());
    }

    private static Object parse(Temporal.Kind kind, String text) {
        return switch (kind) {
            case DATE -> LocalDate.parse(text);
            case LOCAL_TIME -> LocalTime.parse(text);
            case TIME -> OffsetTime.parse(text);
            case LOCAL_DATETIME -> LocalDateTime.parse(text);
            case DATETIME -> OffsetDateTime.parse(text);
            case DURATION -> Duration.parse(text);
        };
    }

    @Test
    void theBordersOccur() {
        assertThat(values(PropertyType.INT)).contains(Values.of(Integer.MIN_VALUE), Values.of(Integer.MAX_VALUE));
        assertThat(values(PropertyType.LONG)).contains(Values.of(Long.MIN_VALUE), Values.of(Long.MAX_VALUE));
        assertThat(values(PropertyType.DOUBLE))
                .contains(
                        Values.of(Double.NaN),
                        Values.of(Double.POSITIVE_INFINITY),
                        Values.of(Double.NEGATIVE_INFINITY),
                        Values.of(-0.0),
                        Values.of(0.0),
                        Values.of(Double.MAX_VALUE),
                        Values.of(-Double.MAX_VALUE),
                        Values.of(Double.MIN_VALUE));
        assertThat(values(PropertyType.FLOAT)).contains(Values.of(3.4028235E38), Values.of(1.4E-45));
        assertThat(values(PropertyType.BOOLEAN)).contains(Values.of(true), Values.of(false));
    }

    @Test
    void stringsHoldWhatNeedsEscaping() {
        List<String> texts = values(PropertyType.STRING).stream()
                .map(value -> ((Text) value).value())
                .toList();
        assertThat(texts).contains("").anyMatch(text -> text.length() > 3);
        for (String special : List.of("'", "\"", "\\", "%", "\u00e9", "\u4e2d", " ")) {
            assertThat(texts).as("strings with %s", special).anyMatch(text -> text.contains(special));
        }
    }

    @Test
    void smallNumbersMeet() {
        assertThat(values(PropertyType.LONG).stream()
                        .filter(value -> Math.abs(((Int) value).value()) <= 10)
                        .count())
                .isGreaterThan(VALUES / 2);
    }

    @Test
    void theSameChoicesGiveTheSameValues() {
        for (PropertyType type : PropertyType.values()) {
            assertThat(values(type)).isEqualTo(values(type));
        }
    }

    private static List<Value> values(PropertyType type) {
        return LongStream.range(0, VALUES)
                .mapToObj(i -> ValueGenerator.value(type, new Choices(1).split("value", i)))
                .toList();
    }
}
