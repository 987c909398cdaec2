package dev.touchstone.host;

/** What an exception out of an engine means. */
public enum Fault {
    /** The text is not a statement of the language, or breaks one of its static rules. */
    SYNTAX,
    /** The engine says that it cannot do this. */
    UNSUPPORTED,
    /** The statement is legal but cannot be evaluated on these data: a type error, a division by zero. */
    EVALUATION,
    /** The engine ran into a bound on memory or size that was set for it. */
    RESOURCES,
    /** The engine gave up by its own means when the limit had passed. */
    TIMEOUT,
    /** Anything that a user's statement must never cause. */
    INTERNAL,
    /** Our own code broke, and nothing is known of the engine. Adapters never say so: the host sees it from the stack. */
    OWN
}
