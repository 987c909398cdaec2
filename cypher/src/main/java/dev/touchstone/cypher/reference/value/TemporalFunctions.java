package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.ScalarFunction.function;
import static dev.touchstone.cypher.reference.value.ScalarFunction.unary;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Temporal.Kind;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.cypher.reference.temporal.Between;
import dev.touchstone.cypher.reference.temporal.Construction;
import dev.touchstone.cypher.reference.temporal.Moment;
import dev.touchstone.cypher.reference.temporal.Span;
import dev.touchstone.cypher.reference.temporal.SpanParts;
import dev.touchstone.cypher.reference.temporal.Truncation;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Functions that make dates, times and durations. */
final class TemporalFunctions {
    static final List<ScalarFunction> TABLE = Stream.of(
                    ofMoments("date", Kind.DATE),
                    ofMoments("localtime", Kind.LOCAL_TIME),
                    ofMoments("time", Kind.TIME),
                    ofMoments("localdatetime", Kind.LOCAL_DATETIME),
                    ofMoments("datetime", Kind.DATETIME),
                    ofEpochs(),
                    ofDurations())
            .flatMap(List::stream)
            .toList();

    private static final String UTC = "Z";

    private TemporalFunctions() {}

    /** What there is for each of the five kinds of moments. All three clocks show the time at which the statement runs. */
    private static List<ScalarFunction> ofMoments(String name, Kind kind) {
        return List.of(
                function(
                        name,
                        (arguments, around) ->
                                moment(name, kind, arguments, around.world().now())),
                function(
                        name + ".truncate",
                        (arguments, around) ->
                                truncate(name, kind, arguments, around.world().now())),
                clock(name + ".transaction", kind),
                clock(name + ".statement", kind),
                clock(name + ".realtime", kind));
    }

    private static List<ScalarFunction> ofEpochs() {
        return List.of(
                function(
                        "datetime.fromEpoch",
                        (arguments, around) -> Moment.ofEpoch(
                                        Arguments.whole("datetime.fromEpoch", arguments.get(0)),
                                        Arguments.whole("datetime.fromEpoch", arguments.get(1)))
                                .value()),
                function(
                        "datetime.fromEpochMillis",
                        (arguments, around) -> Moment.ofEpochMillis(
                                        Arguments.whole("datetime.fromEpochMillis", arguments.getFirst()))
                                .value()));
    }

    private static List<ScalarFunction> ofDurations() {
        return List.of(
                unary("duration", TemporalFunctions::duration),
                between("duration.between", Between::of),
                between("duration.inMonths", Between::inMonths),
                between("duration.inDays", Between::inDays),
                between("duration.inSeconds", Between::inSeconds));
    }

    private static ScalarFunction clock(String name, Kind kind) {
        return function(name, (arguments, around) -> {
            String zone = arguments.isEmpty() ? UTC : Arguments.text(name, arguments.getFirst());
            return Moment.now(kind, around.world().now(), zone).value();
        });
    }

    private static Value moment(String name, Kind kind, List<Value> arguments, Instant now) {
        if (arguments.isEmpty()) {
            return Moment.now(kind, now, UTC).value();
        }
        return switch (arguments.getFirst()) {
            case Text(String text) -> Moment.parse(kind, text).value();
            case MapOf map -> fromMap(name, kind, Maps.entries(map), now);
            default -> Construction.of(kind, moment(name, arguments.getFirst())).value();
        };
    }

    /** A map with nothing but a time zone asks for the time there. */
    private static Value fromMap(String name, Kind kind, Map<String, Value> map, Instant now) {
        if (map.keySet().equals(Set.of("timezone"))) {
            String zone = Arguments.text(name, map.getOrDefault("timezone", new Text(UTC)));
            return Moment.now(kind, now, zone).value();
        }
        return Construction.of(kind, map).value();
    }

    private static Value truncate(String name, Kind kind, List<Value> arguments, Instant now) {
        String function = name + ".truncate";
        String unit = Arguments.text(function, arguments.get(0));
        Moment moment = arguments.size() > 1 ? moment(function, arguments.get(1)) : Moment.now(kind, now, UTC);
        Map<String, Value> parts =
                arguments.size() > 2 ? Maps.entries(Arguments.map(function, arguments.get(2))) : Map.of();
        return Truncation.of(kind, unit, moment, parts).value();
    }

    private static Value duration(Value argument) {
        return switch (argument) {
            case Text(String text) -> Span.parse(text).value();
            case MapOf map -> SpanParts.span(Maps.entries(map)).value();
            default -> throw Arguments.unfit("duration", argument);
        };
    }

    private static ScalarFunction between(String name, Measure measure) {
        return function(
                name,
                (arguments, around) -> measure.between(moment(name, arguments.get(0)), moment(name, arguments.get(1)))
                        .value());
    }

    private static Moment moment(String function, Value value) {
        if (value instanceof Temporal temporal && temporal.kind() != Kind.DURATION) {
            return Moment.of(temporal);
        }
        throw Arguments.unfit(function, value);
    }

    /** A way to tell how much lies between two moments. */
    private interface Measure {
        Span between(Moment from, Moment to);
    }
}
