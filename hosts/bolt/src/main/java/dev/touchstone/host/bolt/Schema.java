package dev.touchstone.host.bolt;

import dev.touchstone.host.IndexTarget;

/** The indexes and constraints of a database, one of which may be the mark of a session. */
interface Schema {

    void create(IndexTarget target);

    void drop(IndexTarget target);

    /** Waits until every index is filled. */
    void await() throws InterruptedException;

    /** Drops everything but the mark, and what the database made for itself. */
    void dropAll();

    /** Whether there is neither index nor constraint but what the database made for itself. */
    boolean isEmpty();

    boolean isMarked();

    void mark();

    void unmark();
}
