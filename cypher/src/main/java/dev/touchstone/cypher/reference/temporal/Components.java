package dev.touchstone.cypher.reference.temporal;

import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Temporal.Kind;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parts from which a moment is put together, by name: {@code {year: 1984, week: 10, time: other, timezone: '+01:00'}}. */
record Components(Map<String, Value> parts) {
    static final List<String> OF_DATE =
            List.of("year", "quarter", "dayOfQuarter", "month", "day", "week", "dayOfWeek", "ordinalDay");
    static final List<String> OF_TIME = List.of("hour", "minute", "second", "millisecond", "microsecond", "nanosecond");
    private static final Map<String, String> SYNONYMS = Map.of("weekDay", "dayOfWeek", "quarterDay", "dayOfQuarter");

    Components {
        Map<String, Value> named = new LinkedHashMap<>();
        parts.forEach((name, value) -> named.put(SYNONYMS.getOrDefault(name, name), value));
        parts = Ordered.copyOf(named);
    }

    boolean has(String name) {
        return parts.containsKey(name);
    }

    boolean hasAny(List<String> names) {
        return names.stream().anyMatch(this::has);
    }

    /** These and one more, unless there is one of that name. */
    Components orElse(String name, long value) {
        Map<String, Value> more = new LinkedHashMap<>(parts);
        more.putIfAbsent(name, new Int(value));
        return new Components(more);
    }

    Optional<Long> number(String name) {
        return value(name).map(value -> {
            if (value instanceof Int(long whole)) {
                return whole;
            }
            throw unfit(name, value);
        });
    }

    /** Another moment from which parts are taken. */
    Optional<Moment> moment(String name) {
        return value(name).map(value -> {
            if (value instanceof Value.Temporal temporal && temporal.kind() != Kind.DURATION) {
                return Moment.of(temporal);
            }
            throw unfit(name, value);
        });
    }

    Optional<ZoneId> zone() {
        return value("timezone").map(value -> {
            if (value instanceof Text(String text)) {
                return Zones.of(text);
            }
            throw unfit("timezone", value);
        });
    }

    /** Complains of the first of the names that is given without the one before it. */
    void requireInOrder(List<String> names) {
        for (int at = 1; at < names.size(); at++) {
            if (has(names.get(at)) && !has(names.get(at - 1))) {
                throw Faults.unfit(names.get(at) + " without " + names.get(at - 1));
            }
        }
    }

    private Optional<Value> value(String name) {
        return Optional.ofNullable(parts.get(name));
    }

    private static CypherError unfit(String name, Value value) {
        return CypherError.type("no " + name + ": " + Words.of(value));
    }
}
