package dev.touchstone.contracts;

/**
 * How much the tests try. Every build takes a sample; {@code -Pall-versions} takes every version of every engine, and more random cases. It
 * sets the system property {@code touchstone.tests} to {@code all}.
 */
public final class Thoroughness {
    private Thoroughness() {}

    public static boolean isFull() {
        return System.getProperty("touchstone.tests", "").equals("all");
    }

    /** How many cases to draw. */
    public static int cases(int sample, int all) {
        return isFull() ? all : sample;
    }
}
