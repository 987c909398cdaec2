package dev.touchstone.cypher.shrink;

import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;

/** Of what kind a value is, as far as operators tell kinds apart. */
enum Kind {
    /** Not known, or of several kinds. */
    ANY,
    /** Nothing but null. */
    NULL,
    BOOLEAN,
    NUMBER,
    TEXT,
    LIST,
    MAP,
    NODE,
    EDGE,
    PATH,
    DATE,
    LOCAL_TIME,
    TIME,
    LOCAL_DATETIME,
    DATETIME,
    DURATION,
    POINT;

    static Kind of(PropertyType type) {
        return switch (type) {
            case BOOLEAN -> BOOLEAN;
            case INT, LONG, FLOAT, DOUBLE -> NUMBER;
            case STRING -> TEXT;
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

    static Kind of(Value value) {
        return switch (value) {
            case Value.Null none -> NULL;
            case Value.Bool bool -> BOOLEAN;
            case Value.Int number -> NUMBER;
            case Value.Real number -> NUMBER;
            case Value.Big number -> NUMBER;
            case Value.Text text -> TEXT;
            case Value.ListOf list -> LIST;
            case Value.MapOf map -> MAP;
            case Value.Point point -> POINT;
            case Value.Path path -> PATH;
            case Value.Element element -> element.kind() == Value.Element.Kind.NODE ? NODE : EDGE;
            case Value.Temporal temporal -> valueOf(temporal.kind().name());
            case Value other -> ANY;
        };
    }

    /** The kind of what may be of either. */
    Kind or(Kind other) {
        return this == other || other == NULL ? this : this == NULL ? other : ANY;
    }

    /** Whether the other may stand for this one: null can be of any kind. */
    boolean fits(Kind other) {
        return this == other || other == NULL;
    }
}
