package dev.touchstone.core.dataset;

/** The type in which a property is stored. An engine claims those that it can keep. */
public enum PropertyType {
    BOOLEAN,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    STRING,
    STRINGS,
    DATE,
    LOCAL_TIME,
    TIME,
    LOCAL_DATETIME,
    DATETIME,
    DURATION,
    POINT
}
