package dev.touchstone.host.bolt;

import dev.touchstone.host.IndexTarget;
import java.util.Map;

/** The indexes and constraints of a database, one of which may be the mark of a session. */
interface Schema {
    /** What the names of all marks begin with, and those of indexes of ours where indexes have names. */
    String OURS = "touchstone_";

    void create(IndexTarget target);

    void drop(IndexTarget target);

    /** Creates a uniqueness constraint, which has the name that an index on the target would have. */
    void constrain(IndexTarget target);

    void release(IndexTarget target);

    /** What {@link #all} will call the index on a target. */
    String name(IndexTarget target);

    /** Waits until every index is filled. */
    void await() throws InterruptedException;

    /** All indexes and constraints but what the database made for itself, by name, each with the statement that drops it. */
    Map<String, String> all();

    /** What {@link #all} calls the mark of this session. */
    String mark();

    void makeMark();

    static String markOf(String word) {
        return OURS + word.replace('-', '_');
    }
}
