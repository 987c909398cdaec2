package dev.touchstone.cli.command;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.cli.option.LimitOption;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CaseTransfer;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.SameFailure;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.triage.CampaignResult;
import dev.touchstone.triage.CaseRunner;
import dev.touchstone.triage.EnginePool;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone replay} */
@Command(
        name = "replay",
        description = "Runs the cases of findings again on fresh datasets, and reports failing, fixed or inconclusive.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone replay touchstone-runs/20261115-120000",
            "  touchstone replay touchstone-runs/20261115-120000/findings/neo4j-crash-1a2b3c4d --engine neo4j@5.26.30",
            "",
            "Exit codes: 0 everything is fixed or there are no findings, 1 something fails, 2 nothing fails but something is inconclusive."
        })
public final class ReplayCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FINDING",
            arity = "1..*",
            description = "A case.json, the folder of a finding, or a folder with findings below it.")
    List<Path> findings = new ArrayList<>();

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = "Replace the engine of the same name, or the accused engine; repeatable.")
    List<String> instead = new ArrayList<>();

    @Option(names = "--verbose", description = "Show the statements and their results.")
    boolean verbose;

    @Mixin
    LimitOption limitOption = new LimitOption();

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    /** A finding, and its case on the engines to run it on. */
    private record Job(StoredFinding finding, Case proposed) {
        List<EngineId> engines() {
            return proposed.neededEngines();
        }

        String place() {
            return proposed.engines().stream()
                    .distinct()
                    .map(EngineId::toString)
                    .collect(Collectors.joining("+"));
        }
    }

    private enum Result {
        FIXED,
        INCONCLUSIVE,
        FAILING
    }

    /** The result of a job. */
    private record Report(Result result, String why) {}

    @Override
    public Integer call() {
        Terminal terminal = engineOptions.terminal();
        List<EngineId> others = instead.stream()
                .map(name -> engineOptions.engine(name, terminal))
                .toList();
        List<Job> jobs = findings.stream()
                .flatMap(path -> stored(path).stream())
                .flatMap(finding -> jobs(finding, others))
                .sorted(Comparator.comparing(Job::place))
                .toList();
        if (jobs.isEmpty()) {
            terminal.line("no findings, nothing to replay");
            return ExitCode.NOTHING_FOUND.code();
        }
        List<Result> results = new ArrayList<>();
        try (EnginePool pool = new EnginePool(
                engineOptions.source(),
                jobs.stream().flatMap(job -> job.engines().stream()).toList())) {
            CaseRunner runner = new CaseRunner(pool, limitOption.limit());
            for (int i = 0; i < jobs.size(); i++) {
                results.add(replay(jobs.get(i), runner, terminal));
                releaseUnneeded(jobs.get(i), jobs.subList(i + 1, jobs.size()), pool);
            }
        }
        terminal.line(count(results, Result.FAILING) + " failing, " + count(results, Result.FIXED) + " fixed, "
                + count(results, Result.INCONCLUSIVE) + " inconclusive");
        return code(results).code();
    }

    /** The findings at a path; none in the folder of a campaign that found nothing. */
    private List<StoredFinding> stored(Path path) {
        return CampaignResult.isAt(path)
                        && StoredFinding.below(path, engineOptions.json).isEmpty()
                ? List.of()
                : StoredFinding.at(path, engineOptions.json);
    }

    private Stream<Job> jobs(StoredFinding finding, List<EngineId> others) {
        if (others.isEmpty()) {
            return Stream.of(new Job(finding, finding.proposed()));
        }
        return others.stream().map(other -> {
            try {
                EngineId place = CaseTransfer.place(finding.proposed(), finding.accused(), other);
                return new Job(
                        finding,
                        CaseTransfer.replaced(finding.proposed(), place, other, engineOptions.reference(other)));
            } catch (IllegalArgumentException e) {
                throw new UserMistake(finding.name() + ": " + e.getMessage(), e);
            }
        });
    }

    private Result replay(Job job, CaseRunner runner, Terminal terminal) {
        terminal.status(job.finding().name() + " on " + job.place());
        Report report;
        try {
            JudgedRun seen = runner.insistently(job.proposed());
            report = report(job.finding(), seen.verdict());
            show(job, report, terminal);
            if (verbose) {
                seen.transcript().entries().forEach(entry -> {
                    terminal.line("  " + entry.engine() + "> " + entry.text());
                    terminal.line("    " + entry.summary());
                });
            }
        } catch (EngineUnavailable e) {
            report = new Report(Result.INCONCLUSIVE, String.valueOf(e.getMessage()));
            show(job, report, terminal);
        }
        return report.result();
    }

    private static void show(Job job, Report report, Terminal terminal) {
        terminal.line(report.result().name().toLowerCase(java.util.Locale.ROOT) + "  "
                + job.finding().name() + "  " + job.place() + "  " + report.why());
    }

    private static Report report(StoredFinding finding, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Pass pass -> new Report(Result.FIXED, "passes");
            case Verdict.Unknown unknown -> new Report(Result.INCONCLUSIVE, unknown.reason());
            case Fail fail ->
                new Report(
                        Result.FAILING,
                        finding.fail()
                                        .filter(own -> !SameFailure.ERROR_CLASS.of(own, fail))
                                        .isPresent()
                                ? "fails differently: " + fail.kind().words() + ": " + fail.claim()
                                : fail.claim());
        };
    }

    /** Engines that no later job needs give their memory back. */
    private static void releaseUnneeded(Job done, List<Job> rest, EnginePool pool) {
        done.engines().stream()
                .filter(engine -> rest.stream().noneMatch(job -> job.engines().contains(engine)))
                .forEach(pool::release);
    }

    private static long count(List<Result> results, Result wanted) {
        return results.stream().filter(result -> result == wanted).count();
    }

    /** A failure outweighs doubt, and doubt outweighs success. */
    private static ExitCode code(List<Result> results) {
        return switch (results.stream().max(Comparator.naturalOrder()).orElse(Result.FIXED)) {
            case FAILING -> ExitCode.FINDINGS;
            case INCONCLUSIVE -> ExitCode.INCONCLUSIVE;
            case FIXED -> ExitCode.NOTHING_FOUND;
        };
    }
}
