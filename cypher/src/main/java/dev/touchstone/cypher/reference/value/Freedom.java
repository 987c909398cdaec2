package dev.touchstone.cypher.reference.value;

/** What Cypher leaves to the engine. An answer is determined where it is the same whatever the engine makes of it. */
public enum Freedom {
    LIMIT("limit without order"),
    TIES("limit among rows that sort alike"),
    COLLECT("order of collect()"),
    LABELS("order of labels"),
    KEYS("order of keys"),
    PATTERNS("order of a pattern comprehension"),
    SHORTEST("which of several shortest paths"),
    IDS("ids are the engine's own"),
    COMPARING("whether nodes and maps compare"),
    DIRECTION("which way MERGE points"),
    DEVIATION("deviation of no numbers"),
    MEAN("mean of durations"),
    EXISTENCE("exists() of null"),
    KINDS("a value that is no node in a pattern"),
    NULLS("null in a function of time"),
    SORTING("how maps, points and durations sort"),
    CLOCK("the clock"),
    CHANCE("chance"),
    ROUNDING("last digits of floats"),
    TEXT("how floats and times are written"),
    EVALUATION("what is evaluated first"),
    ROWS("order of rows");

    private final String reason;

    Freedom(String reason) {
        this.reason = reason;
    }

    /** Why an answer is not determined that depends on it, in few words. */
    public String reason() {
        return reason;
    }
}
