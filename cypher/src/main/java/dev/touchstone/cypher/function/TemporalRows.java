package dev.touchstone.cypher.function;

import static dev.touchstone.cypher.function.CypherFunction.row;
import static dev.touchstone.cypher.function.Kind.BOOLEAN;
import static dev.touchstone.cypher.function.Kind.DATE;
import static dev.touchstone.cypher.function.Kind.DATETIME;
import static dev.touchstone.cypher.function.Kind.DURATION;
import static dev.touchstone.cypher.function.Kind.FLOAT;
import static dev.touchstone.cypher.function.Kind.INTEGER;
import static dev.touchstone.cypher.function.Kind.LOCAL_DATETIME;
import static dev.touchstone.cypher.function.Kind.LOCAL_TIME;
import static dev.touchstone.cypher.function.Kind.MAP;
import static dev.touchstone.cypher.function.Kind.NODE;
import static dev.touchstone.cypher.function.Kind.RELATIONSHIP;
import static dev.touchstone.cypher.function.Kind.STRING;
import static dev.touchstone.cypher.function.Kind.TIME;
import static dev.touchstone.cypher.function.Parameters.oneOf;
import static dev.touchstone.cypher.function.Returns.made;
import static dev.touchstone.cypher.function.Trait.CONSTRUCTS;
import static dev.touchstone.cypher.function.Trait.INEXACT;

import dev.touchstone.cypher.function.Parameters.Parameter;
import java.util.List;
import java.util.stream.Stream;

/** Functions that make dates, times, durations and points, and that measure between them. */
final class TemporalRows {
    private static final String BETWEEN = "durations-between";
    private static final Parameter MOMENT = oneOf(DATE, LOCAL_TIME, TIME, LOCAL_DATETIME, DATETIME);
    /** Neo4j knows no months and no days between two times of day. */
    private static final Parameter DATED = oneOf(DATE, LOCAL_DATETIME, DATETIME);

    private static final Parameter A_POINT = oneOf(Kind.POINT);

    static final List<CypherFunction> ALL = Stream.of(
                    ofMoments("date", DATE),
                    ofMoments("time", TIME),
                    ofMoments("localtime", LOCAL_TIME),
                    ofMoments("datetime", DATETIME),
                    ofMoments("localdatetime", LOCAL_DATETIME),
                    ofEpochs(),
                    ofDurations(),
                    ofPoints())
            .flatMap(List::stream)
            .toList();

    private TemporalRows() {}

    private static CypherFunction makes(Kind kind, String name, Parameters parameters) {
        return row(name, parameters, made(kind).unchecked());
    }

    private static List<CypherFunction> ofMoments(String name, Kind kind) {
        Parameters source = Parameters.of(oneOf(STRING, MAP, DATE, LOCAL_TIME, TIME, LOCAL_DATETIME, DATETIME));
        return List.of(
                makes(kind, name, source.atLeast(0)).needing("temporal-values").with(CONSTRUCTS),
                makes(
                                kind,
                                name + ".truncate",
                                Parameters.of(oneOf(STRING), MOMENT, oneOf(MAP)).atLeast(1))
                        .needing("temporal-truncation")
                        .with(Nulls.SPREAD_OR_REFUSED),
                clock(kind, name + ".transaction"),
                clock(kind, name + ".statement"),
                clock(kind, name + ".realtime"));
    }

    private static CypherFunction clock(Kind kind, String name) {
        return makes(kind, name, Parameters.of(STRING).atLeast(0)).needing("clocks");
    }

    private static List<CypherFunction> ofEpochs() {
        return List.of(
                makes(DATETIME, "datetime.fromEpoch", Parameters.of(INTEGER, INTEGER))
                        .needing("epoch")
                        .with(Nulls.SPREAD_OR_REFUSED),
                makes(DATETIME, "datetime.fromEpochMillis", Parameters.of(INTEGER))
                        .needing("epoch")
                        .with(Nulls.SPREAD_OR_REFUSED));
    }

    private static List<CypherFunction> ofDurations() {
        return List.of(
                makes(DURATION, "duration", Parameters.of(oneOf(STRING, MAP)))
                        .needing("temporal-values")
                        .with(CONSTRUCTS),
                makes(DURATION, "duration.between", Parameters.of(MOMENT, MOMENT))
                        .needing(BETWEEN),
                makes(DURATION, "duration.inMonths", Parameters.of(DATED, DATED))
                        .needing(BETWEEN),
                makes(DURATION, "duration.inDays", Parameters.of(DATED, DATED)).needing(BETWEEN),
                makes(DURATION, "duration.inSeconds", Parameters.of(MOMENT, MOMENT))
                        .needing(BETWEEN));
    }

    private static List<CypherFunction> ofPoints() {
        return List.of(
                makes(Kind.POINT, "point", Parameters.of(oneOf(MAP, NODE, RELATIONSHIP)))
                        .needing("point")
                        .with(CONSTRUCTS),
                makes(FLOAT, "distance", Parameters.of(A_POINT, A_POINT))
                        .needing("distance")
                        .with(INEXACT),
                makes(FLOAT, "point.distance", Parameters.of(A_POINT, A_POINT))
                        .needing("point-distance")
                        .with(INEXACT),
                row("point.withinBBox", Parameters.of(A_POINT, A_POINT, A_POINT), made(BOOLEAN))
                        .needing("point-within-box"));
    }
}
