package dev.touchstone.lab.bench;

import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.event.Statistics;
import dev.touchstone.cli.console.CpuClock;
import dev.touchstone.lab.bench.MeteredLauncher.Work;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import jdk.jfr.Recording;

/**
 * What a campaign did in a warm while.
 *
 * @param wall how long that was
 * @param cases how many cases were judged
 * @param samples where the parent was
 */
record Measurement(Duration wall, CpuTimes cpu, Work work, long cases, Samples samples) {
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);
    private static final Duration BETWEEN_SAMPLES = Duration.ofMillis(10);

    /** Lets the campaign warm up, and measures it then. Runs on a thread beside the campaign's. */
    static Measurement of(Duration warm, Duration measured, MeteredLauncher launcher, Statistics statistics)
            throws InterruptedException {
        CpuClock clock = new CpuClock(Duration.ZERO);
        watch(clock, warm);
        try (Recording recording = new Recording()) {
            recording.enable("jdk.ExecutionSample").withPeriod(BETWEEN_SAMPLES);
            recording.start();
            Moment before = Moment.of(clock, launcher, statistics);
            watch(clock, measured);
            Moment after = Moment.of(clock, launcher, statistics);
            recording.stop();
            return after.since(before, samples(recording));
        }
    }

    private static Samples samples(Recording recording) {
        try {
            Path file = Files.createTempFile("touchstone-bench", ".jfr");
            try {
                recording.dump(file);
                return Samples.in(file);
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the samples cannot be read", e);
        }
    }

    private static void watch(CpuClock clock, Duration time) throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        for (long left = time.toNanos(); left > 0; left = end - System.nanoTime()) {
            Thread.sleep(Duration.ofNanos(Math.min(left, BETWEEN_LOOKS.toNanos())));
            clock.read();
        }
    }

    private record Moment(long nanos, CpuTimes cpu, Work work, CampaignTotals totals) {
        static Moment of(CpuClock clock, MeteredLauncher launcher, Statistics statistics) {
            return new Moment(System.nanoTime(), CpuTimes.of(clock), launcher.work(), statistics.totals());
        }

        Measurement since(Moment before, Samples samples) {
            return new Measurement(
                    Duration.ofNanos(nanos - before.nanos),
                    cpu.minus(before.cpu),
                    work.minus(before.work),
                    totals.counts().cases() - before.totals.counts().cases(),
                    samples);
        }
    }
}
