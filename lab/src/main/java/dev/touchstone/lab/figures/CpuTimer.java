package dev.touchstone.lab.figures;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Supplier;

/** Adds up the processor time that this thread spends on some of its work. */
final class CpuTimer {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long total;
    private long longest;

    <T> T time(Supplier<T> work) {
        long before = THREADS.getCurrentThreadCpuTime();
        T result = work.get();
        long spent = THREADS.getCurrentThreadCpuTime() - before;
        total += spent;
        longest = Math.max(longest, spent);
        return result;
    }

    double seconds() {
        return total / 1e9;
    }

    double longestMillis() {
        return longest / 1e6;
    }
}
