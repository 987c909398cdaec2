package dev.touchstone.cypher.function;

import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;

/** What is known of a value before a query runs. */
public enum Kind {
    /** Nothing is known, or it may be of several kinds. */
    ANY,
    /** Nothing but null. */
    NULL,
    BOOLEAN,
    INTEGER,
    FLOAT,
    /** An integer or a float. */
    NUMBER,
    STRING,
    LIST,
    MAP,
    NODE,
    RELATIONSHIP,
    PATH,
    DATE,
    LOCAL_TIME,
    TIME,
    LOCAL_DATETIME,
    DATETIME,
    DURATION,
    POINT;

    public static Kind of(Value value) {
        return switch (value) {
            case Value.Null none -> NULL;
            case Value.Bool bool -> BOOLEAN;
            case Value.Int whole -> INTEGER;
            case Value.Real real -> FLOAT;
            case Value.Big number -> NUMBER;
            case Value.Text text -> STRING;
            case Value.ListOf list -> LIST;
            case Value.MapOf map -> MAP;
            case Value.Point point -> POINT;
            case Value.Path path -> PATH;
            case Value.Element element -> element.kind() == Value.Element.Kind.NODE ? NODE : RELATIONSHIP;
            case Value.Temporal temporal -> of(temporal.kind());
            case Value other -> ANY;
        };
    }

    /** The kind of what is stored in a property of this type. */
    public static Kind of(PropertyType type) {
        return switch (type) {
            case BOOLEAN -> BOOLEAN;
            case INT, LONG -> INTEGER;
            case FLOAT, DOUBLE -> FLOAT;
            case STRING -> STRING;
            case STRINGS -> LIST;
            case DATE -> DATE;
            case LOCAL_TIME -> LOCAL_TIME;
            case TIME -> TIME;
            case LOCAL_DATETIME -> LOCAL_DATETIME;
            case DATETIME -> DATETIME;
            case DURATION -> DURATION;
            case POINT -> POINT;
        };
    }

    private static Kind of(Value.Temporal.Kind temporal) {
        return switch (temporal) {
            case DATE -> DATE;
            case LOCAL_TIME -> LOCAL_TIME;
            case TIME -> TIME;
            case LOCAL_DATETIME -> LOCAL_DATETIME;
            case DATETIME -> DATETIME;
            case DURATION -> DURATION;
        };
    }

    public boolean isNumber() {
        return this == INTEGER || this == FLOAT || this == NUMBER;
    }

    /** Whether it is a date, a time or a duration. */
    public boolean isTemporal() {
        return switch (this) {
            case DATE, LOCAL_TIME, TIME, LOCAL_DATETIME, DATETIME, DURATION -> true;
            case ANY, NULL, BOOLEAN, INTEGER, FLOAT, NUMBER, STRING, LIST, MAP, NODE, RELATIONSHIP, PATH, POINT ->
                false;
        };
    }

    /** The kind as far as operators tell kinds apart, which take an integer and a float alike. */
    public Kind broad() {
        return isNumber() ? NUMBER : this;
    }

    /** Whether every value of the other kind is of this one. */
    public boolean covers(Kind other) {
        return this == ANY || this == other || (this == NUMBER && other.isNumber());
    }

    /** The kind of what may be of either. */
    public Kind or(Kind other) {
        return this == other || other == NULL ? this : this == NULL ? other : ANY;
    }

    /** Whether the other may stand for this one: null can be of any kind. */
    public boolean fits(Kind other) {
        return this == other || other == NULL;
    }
}
