package dev.touchstone.host;

/** An adapter that can tell how long its engine made a plan. */
public interface Planner {
    /** The nanoseconds that the engine took to plan the statement that ran last. */
    long planningNanos();
}
