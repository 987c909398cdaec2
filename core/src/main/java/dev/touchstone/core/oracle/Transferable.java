package dev.touchstone.core.oracle;

/** A case that makes use of something that is only known of its database. */
public interface Transferable extends Case {

    /** This, after another database has taken the place of one: without what is only known of the one. */
    Case elsewhere();
}
