package dev.touchstone.core.answer;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Big;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Path;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Values;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Keys for hashing under a tolerant sameness: values with equal keys are the same, because two numbers that round to one are
 * at most a unit of the last digit apart. The reverse does not hold at the borders of rounding.
 *
 * @param rounds whether reals are rounded; if not, only what is unordered or identified by its key is made comparable
 */
record Rounding(Sameness sameness, boolean rounds) {

    List<Object> key(List<Value> values) {
        List<Object> keys = new ArrayList<>(values.size());
        for (Value value : values) {
            keys.add(key(value));
        }
        return keys;
    }

    private Object key(Value value) {
        return switch (value) {
            case Int whole when sameness.kindsCount() -> whole;
            case Int whole -> number(Int.class, BigDecimal.valueOf(whole.value()));
            case Big big -> number(Big.class, big.value());
            case Real real when Double.isFinite(real.value()) -> rounded(real.value());
            case ListOf list -> List.of(ListOf.class, key(list.items()));
            case Path path -> List.of(Path.class, key(path.stops()));
            case MapOf map -> entries(map);
            case Element element -> element(element);
            case Literal literal -> literal(literal);
            case Point point ->
                List.of(
                        point.srid(),
                        point.coordinates().stream().map(this::rounded).toList());
            default -> value;
        };
    }

    private Object literal(Literal literal) {
        Object plain = List.of(literal.lexical(), literal.language().toLowerCase(Locale.ROOT), literal.datatype());
        return Literals.value(literal)
                .map(number -> (Object) List.of(key(number), literal.datatype()))
                .orElse(plain);
    }

    private Object rounded(double real) {
        return !rounds
                ? real
                : number(
                        Real.class,
                        new BigDecimal(real).round(new MathContext(sameness.digits(), RoundingMode.HALF_EVEN)));
    }

    private Object number(Class<?> kind, BigDecimal exactly) {
        BigDecimal plain = exactly.stripTrailingZeros();
        return sameness.kindsCount() ? List.of(kind, plain) : plain;
    }

    private Object entries(MapOf map) {
        Map<Object, Integer> counts = new HashMap<>();
        for (MapOf.Entry entry : map.entries()) {
            counts.merge(List.of(key(entry.key()), key(entry.value())), 1, Integer::sum);
        }
        return counts;
    }

    private Object element(Element element) {
        return element.key().isPresent()
                ? List.of(element.kind(), element.key().get())
                : List.of(element.kind(), element.labels(), key(Values.map(element.properties())));
    }
}
