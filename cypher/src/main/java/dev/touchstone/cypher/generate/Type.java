package dev.touchstone.cypher.generate;

import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.cypher.function.Kind;

/** What the generator knows of a value: its {@link Kind}, and what may not be done with every value of that kind. */
enum Type {
    NODE(Kind.NODE),
    EDGE(Kind.RELATIONSHIP),
    PATH(Kind.PATH),
    /** One of several paths of the same length: only its length is known. */
    SOME_PATH(Kind.PATH),
    /** A float that was rounded on the way, so that another order of the rows gives another last digit: it can only be shown. */
    ROUNDED(Kind.FLOAT),
    BOOLEAN(Kind.BOOLEAN),
    INTEGER(Kind.INTEGER),
    FLOAT(Kind.FLOAT),
    STRING(Kind.STRING),
    /** A list whose order is known. */
    INTEGERS(Kind.LIST),
    STRINGS(Kind.LIST),
    /** The relationships of a pattern that repeats, in their order. */
    EDGES(Kind.LIST),
    /** What collect made: a list whose order nobody promises. */
    BAG(Kind.LIST),
    DATE(Kind.DATE),
    LOCAL_TIME(Kind.LOCAL_TIME),
    TIME(Kind.TIME),
    LOCAL_DATETIME(Kind.LOCAL_DATETIME),
    DATETIME(Kind.DATETIME),
    DURATION(Kind.DURATION),
    POINT(Kind.POINT);

    private final Kind kind;

    Type(Kind kind) {
        this.kind = kind;
    }

    /** What functions and operators see of it. */
    Kind kind() {
        return kind;
    }

    static Type of(PropertyType stored) {
        return switch (stored) {
            case BOOLEAN -> BOOLEAN;
            case INT, LONG -> INTEGER;
            case FLOAT, DOUBLE -> FLOAT;
            case STRING -> STRING;
            case STRINGS -> STRINGS;
            case DATE -> DATE;
            case LOCAL_TIME -> LOCAL_TIME;
            case TIME -> TIME;
            case LOCAL_DATETIME -> LOCAL_DATETIME;
            case DATETIME -> DATETIME;
            case DURATION -> DURATION;
            case POINT -> POINT;
        };
    }

    /** Whether it is clear how many different values there are. */
    boolean isCountable() {
        return this != BAG && this != SOME_PATH && this != ROUNDED;
    }

    /** Whether it is a date, a time or a duration. */
    boolean isTemporal() {
        return kind.isTemporal();
    }

    /** Whether {@code <} says which of two values is less. Of durations and points it does not. */
    boolean isOrdered() {
        return switch (this) {
            case BOOLEAN, INTEGER, FLOAT, STRING, DATE, LOCAL_TIME, TIME, LOCAL_DATETIME, DATETIME -> true;
            case NODE, EDGE, PATH, SOME_PATH, ROUNDED, INTEGERS, STRINGS, EDGES, BAG, DURATION, POINT -> false;
        };
    }

    /** Whether all engines agree which of two values comes first. */
    boolean isSortable() {
        return switch (this) {
            case BOOLEAN, INTEGER, FLOAT, STRING -> true;
            case NODE,
                    EDGE,
                    PATH,
                    SOME_PATH,
                    ROUNDED,
                    INTEGERS,
                    STRINGS,
                    EDGES,
                    BAG,
                    DATE,
                    LOCAL_TIME,
                    TIME,
                    LOCAL_DATETIME,
                    DATETIME,
                    DURATION,
                    POINT -> false;
        };
    }

    /** Whether a value is more than one thing, or a part of the graph. */
    boolean isScalar() {
        return switch (this) {
            case NODE, EDGE, PATH, SOME_PATH, ROUNDED, INTEGERS, STRINGS, EDGES, BAG -> false;
            case BOOLEAN, INTEGER, FLOAT, STRING, DATE, LOCAL_TIME, TIME, LOCAL_DATETIME, DATETIME, DURATION, POINT ->
                true;
        };
    }
}
