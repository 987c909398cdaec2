package dev.touchstone.host;

/** An error of an engine that has no classes of errors: it is known by its words. */
public interface Worded {

    /** The words without what is different each time. */
    String words();
}
