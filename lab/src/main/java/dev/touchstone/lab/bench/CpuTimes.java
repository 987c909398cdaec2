package dev.touchstone.lab.bench;

import dev.touchstone.cli.console.CpuClock;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/**
 * The processor time of this process, and of the processes of engines.
 *
 * @param parentJvm how much of the parent's its JVM spent on compiling and collecting
 * @param enginesJvm the same of the engines that live
 */
record CpuTimes(Duration parent, Duration parentJvm, Duration engines, Duration enginesJvm) {
    /** What a clock shows now, which must be read every now and then. */
    static CpuTimes of(CpuClock clock) {
        Duration parent =
                Duration.ofNanos(ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                        .getProcessCpuTime());
        return new CpuTimes(
                parent,
                JvmThreads.of(ProcessHandle.current().pid()),
                clock.read().minus(parent),
                ProcessHandle.current()
                        .descendants()
                        .map(process -> JvmThreads.of(process.pid()))
                        .reduce(Duration.ZERO, Duration::plus));
    }

    CpuTimes minus(CpuTimes before) {
        return new CpuTimes(
                parent.minus(before.parent),
                parentJvm.minus(before.parentJvm),
                engines.minus(before.engines),
                enginesJvm.minus(before.enginesJvm));
    }

    Duration all() {
        return parent.plus(engines);
    }
}
