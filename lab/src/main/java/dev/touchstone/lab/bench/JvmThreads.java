package dev.touchstone.lab.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** What the threads of JVMs that compile and collect garbage have spent, as Linux tells it; nothing elsewhere. */
final class JvmThreads {
    /** As the kernel cuts them off. SerialGC collects on the VM thread. */
    private static final List<String> NAMES = List.of("C1 Comp", "C2 Comp", "GC ", "G1 ", "VM Thread");

    private static final int NANOS_OF_A_TICK = 10_000_000;
    private static final int USER_TIME = 11;
    private static final int SYSTEM_TIME = 12;

    private JvmThreads() {}

    /** The processor time of such threads in a process. */
    static Duration of(long process) {
        Path threads = Path.of("/proc", Long.toString(process), "task");
        if (!Files.isDirectory(threads)) {
            return Duration.ZERO;
        }
        try (Stream<Path> each = Files.list(threads)) {
            return each.map(JvmThreads::spent).reduce(Duration.ZERO, Duration::plus);
        } catch (IOException | UncheckedIOException e) {
            // The process has ended.
            return Duration.ZERO;
        }
    }

    private static Duration spent(Path thread) {
        try {
            String stat = Files.readString(thread.resolve("stat"));
            String name = stat.substring(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
            if (NAMES.stream().noneMatch(name::startsWith)) {
                return Duration.ZERO;
            }
            // The fields after the name, which may have spaces in it.
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            long ticks = Long.parseLong(fields[USER_TIME]) + Long.parseLong(fields[SYSTEM_TIME]);
            return Duration.ofNanos(ticks * NANOS_OF_A_TICK);
        } catch (IOException e) {
            // The thread has ended.
            return Duration.ZERO;
        }
    }
}
