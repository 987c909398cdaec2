package dev.touchstone.cypher.function;

/** What somebody must know of some functions besides what they take and give. */
public enum Trait {
    /** It takes the values of many rows. */
    AGGREGATES,
    /** The evaluator of expressions deals with it: it does not evaluate all of its arguments, or one of them is a pattern. */
    LAZY,
    /** The last digit of the result is open. */
    INEXACT,
    /** Of some numbers the result is none, or beyond all bounds. */
    PARTIAL,
    /** The result is never null, and holds no null. */
    WITHOUT_NULLS,
    /** It makes a value of its kind from text or a map, as a constant is written. */
    CONSTRUCTS,
    /** The result depends on labels or properties, which clauses change. */
    READS_ELEMENT
}
