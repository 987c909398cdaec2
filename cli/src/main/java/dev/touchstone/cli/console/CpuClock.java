package dev.touchstone.cli.console;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The processor time of this process and of those that it started, also of those that have ended since: each counts with what was seen of it
 * last. So it must be read every now and then.
 */
public final class CpuClock {
    private final Map<Long, Duration> seen = new HashMap<>();
    private final Duration before;

    /** One that shows this time already. */
    public CpuClock(Duration already) {
        before = own().minus(already);
    }

    /** The time since this clock was made, and what it showed then. */
    public synchronized Duration read() {
        Stream.concat(
                        Stream.of(ProcessHandle.current()),
                        ProcessHandle.current().descendants())
                .forEach(process -> process.info().totalCpuDuration().ifPresent(time -> seen.put(process.pid(), time)));
        return seen.values().stream().reduce(Duration.ZERO, Duration::plus).minus(before);
    }

    private static Duration own() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
