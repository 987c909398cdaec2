package dev.touchstone.lab.bench;

import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.engine.EngineTime;
import dev.touchstone.lab.bench.MeteredLauncher.Work;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A measurement in words and tables, on lines of at most 80 columns. */
record BenchReport(Measurement measurement, int workers) {
    private static final double NANOS = 1e9;
    private static final double PERCENT = 100;

    Stream<String> lines() {
        return Stream.of(
                        Stream.of(String.format(
                                Locale.ROOT,
                                "%.0f s of the clock, %.1f CPU-seconds: Touchstone %.1f, engines %.1f",
                                seconds(measurement.wall()),
                                seconds(measurement.cpu().all()),
                                seconds(measurement.cpu().parent()),
                                seconds(measurement.cpu().engines()))),
                        Stream.of(""),
                        new TextTable(List.of("", "CPU-s", "share", "ms per statement"), phases()).lines(),
                        Stream.of(""),
                        new TextTable(List.of("", "number", "per CPU-s", "per s"), rates()).lines(),
                        Stream.of("", busy()))
                .flatMap(lines -> lines);
    }

    private static double seconds(Duration time) {
        return time.toNanos() / NANOS;
    }

    private List<List<String>> phases() {
        List<List<String>> rows = new ArrayList<>();
        double own = seconds(measurement.cpu().parent());
        double sampled = own - seconds(measurement.cpu().parentJvm());
        measurement
                .samples()
                .phases()
                .forEach((phase, samples) -> rows.add(row(
                        "Touchstone: " + phase.words(),
                        sampled * samples / Math.max(1, measurement.samples().count()))));
        rows.add(row("Touchstone: its JVM compiles, collects", own - sampled));
        EngineTime time = measurement.work().time();
        rows.add(row("engines: planning", seconds(time.planning())));
        rows.add(row("engines: executing", seconds(time.executing())));
        rows.add(row("engines: loading", seconds(time.loading())));
        double jvm = seconds(measurement.cpu().enginesJvm());
        rows.add(row("engines: their JVMs compile, collect", jvm));
        rows.add(row("engines: beside that", seconds(measurement.cpu().engines()) - seconds(time.busy()) - jvm));
        return rows;
    }

    private List<String> row(String what, double seconds) {
        return List.of(
                what,
                number(seconds),
                String.format(
                        Locale.ROOT,
                        "%.0f %%",
                        PERCENT * seconds / seconds(measurement.cpu().all())),
                String.format(
                        Locale.ROOT,
                        "%.3f",
                        1e3 * seconds / Math.max(1, measurement.work().statements())));
    }

    private List<List<String>> rates() {
        Work work = measurement.work();
        return List.of(
                rate("cases", measurement.cases()),
                rate("statements", work.statements()),
                rate("checks (statements with a result)", work.checks()),
                rate("distinct plans", work.plans()),
                rate("loads of datasets", work.loads()));
    }

    private List<String> rate(String what, long number) {
        return List.of(
                what,
                Long.toString(number),
                number(number / seconds(measurement.cpu().all())),
                number(number / seconds(measurement.wall())));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private String busy() {
        return String.format(
                Locale.ROOT,
                "engine busy: %.0f %% of the time of %d %s",
                PERCENT * seconds(measurement.work().time().busy()) / seconds(measurement.wall()) / workers,
                workers,
                workers == 1 ? "worker" : "workers");
    }
}
