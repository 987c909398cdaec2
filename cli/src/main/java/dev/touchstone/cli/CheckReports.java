package dev.touchstone.cli;

import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict;
import java.util.List;
import java.util.stream.Stream;

/** What several checks of the same statements have to say. */
record CheckReports(List<CheckReport> reports) implements CheckReport {

    @Override
    public Stream<String> lines() {
        return reports.stream().flatMap(CheckReport::lines);
    }

    @Override
    public Stream<String> json(Json json) {
        return reports.stream().flatMap(report -> report.json(json));
    }

    @Override
    public Stream<Verdict> verdicts() {
        return reports.stream().flatMap(CheckReport::verdicts);
    }

    @Override
    public Stream<Confirmation.Failure> failures() {
        return reports.stream().flatMap(CheckReport::failures);
    }
}
