package dev.touchstone.cypher.function;

/** What becomes of nulls among the arguments of a function. */
public enum Nulls {
    /** The result is null where an argument is. */
    SPREAD,
    /** The same, unless the engine takes a null for an error. */
    SPREAD_OR_REFUSED,
    /** The function says itself what it makes of them; aggregations pass over them. */
    HANDLED
}
