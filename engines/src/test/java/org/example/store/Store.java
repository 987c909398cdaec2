package org.example.store;

/** What stands for the code of an engine in tests: it is not in a package of ours. */
@SuppressWarnings({"InfiniteRecursion", "ReturnValueIgnored", "CheckReturnValue", "DoNotCallSuggester"})
public final class Store {
    private Store() {}

    /** Breaks by itself. */
    public static void fail(String message) {
        throw new IllegalStateException(message);
    }

    /** Breaks by calling the JDK wrongly. */
    public static void failInside() {
        java.util.List.of().get(7);
    }

    /** Refuses a statement. */
    public static void refuse(String message) {
        throw new IllegalArgumentException(message);
    }

    public static long overflow(long depth) {
        return overflow(depth + 1) + 1;
    }

    /** Calls back, and wraps what comes of it, as engines do. */
    public static void callBack(Runnable ours) {
        try {
            ours.run();
        } catch (RuntimeException e) {
            throw new IllegalStateException("the engine failed", e);
        }
    }
}
