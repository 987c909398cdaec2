package dev.touchstone.core;

/** How many there are of something, in words. */
public final class Count {
    private Count() {}

    /** {@code 1 row}, {@code 2 rows}. */
    public static String of(long number, String one) {
        return of(number, one, one + "s");
    }

    /** {@code 1 query}, {@code 2 queries}. */
    public static String of(long number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
