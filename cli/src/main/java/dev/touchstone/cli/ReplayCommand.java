package dev.touchstone.cli;

import dev.touchstone.cli.Rerun.Seen;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Elsewhere;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
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
        description =
                "Runs the cases of findings again on fresh datasets, and says of each: failing, fixed or inconclusive.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone replay touchstone-runs/20261115-120000",
            "  touchstone replay touchstone-runs/20261115-120000/findings/neo4j-crash-1a2b3c4d --engine neo4j@5.26.30",
            "",
            "Exit codes: 0 everything is fixed, 1 something fails, 2 nothing fails but something is inconclusive."
        })
final class ReplayCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FINDING",
            arity = "1..*",
            description = "A case.json, the folder of a finding, or a folder with findings below it.")
    List<Path> findings = new ArrayList<>();

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = "Ask this instead of the engine with the same name, or else of the one that is accused; "
                    + "may be given more than once.")
    List<String> instead = new ArrayList<>();

    @Option(names = "--verbose", description = "Show the statements, and what came of them.")
    boolean verbose;

    @Mixin
    Patience patience = new Patience();

    @Mixin
    Workshop workshop = new Workshop();

    /** A finding, on the engines that it is to be asked of. */
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

    /** What is said of a job. */
    private record Report(Result result, String why) {}

    @Override
    public Integer call() {
        Terminal terminal = workshop.terminal();
        List<EngineId> others =
                instead.stream().map(name -> workshop.engine(name, terminal)).toList();
        List<Job> jobs = findings.stream()
                .flatMap(path -> StoredFinding.at(path, workshop.json).stream())
                .flatMap(finding -> jobs(finding, others))
                .sorted(Comparator.comparing(Job::place))
                .toList();
        List<Result> results = new ArrayList<>();
        try (Fleet fleet = new Fleet(
                workshop,
                terminal,
                jobs.stream().flatMap(job -> job.engines().stream()).toList())) {
            Rerun rerun = new Rerun(fleet, patience.limit());
            for (int i = 0; i < jobs.size(); i++) {
                results.add(replay(jobs.get(i), rerun, terminal));
                releaseUnneeded(jobs.get(i), jobs.subList(i + 1, jobs.size()), fleet);
            }
        }
        terminal.line(count(results, Result.FAILING) + " failing, " + count(results, Result.FIXED) + " fixed, "
                + count(results, Result.INCONCLUSIVE) + " inconclusive");
        return code(results).code();
    }

    private Stream<Job> jobs(StoredFinding finding, List<EngineId> others) {
        if (others.isEmpty()) {
            return Stream.of(new Job(finding, finding.proposed()));
        }
        return others.stream().map(other -> {
            try {
                EngineId place = Elsewhere.place(finding.proposed(), finding.accused(), other);
                return new Job(
                        finding, Elsewhere.replaced(finding.proposed(), place, other, workshop.reference(other)));
            } catch (IllegalArgumentException e) {
                throw new UserMistake(finding.name() + ": " + e.getMessage(), e);
            }
        });
    }

    private Result replay(Job job, Rerun rerun, Terminal terminal) {
        terminal.status(job.finding().name() + " on " + job.place());
        Report report;
        try {
            Seen seen = rerun.insistently(job.proposed());
            report = report(job.finding(), seen.verdict());
            show(job, report, terminal);
            if (verbose) {
                seen.transcript().entries().forEach(sight -> {
                    terminal.line("  " + sight.engine() + "> " + sight.text());
                    terminal.line("    " + sight.summary());
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
            case Verdict.Pass pass -> new Report(Result.FIXED, "the relation holds");
            case Verdict.Unknown unknown -> new Report(Result.INCONCLUSIVE, unknown.reason());
            case Fail fail ->
                new Report(
                        Result.FAILING,
                        finding.fail().filter(own -> !isAlike(own, fail)).isPresent()
                                ? "fails otherwise: " + fail.kind().words() + ": " + fail.claim()
                                : fail.claim());
        };
    }

    /** The same kind of failure, and if it is an error, the same class of error. Frames move from version to version. */
    private static boolean isAlike(Fail own, Fail fail) {
        return own.kind() == fail.kind()
                && (own.kind() == Verdict.Kind.WRONG_RESULT || own.errorClass().equals(fail.errorClass()));
    }

    /** Engines that nobody asks any more need no memory. */
    private static void releaseUnneeded(Job done, List<Job> rest, Fleet fleet) {
        done.engines().stream()
                .filter(engine -> rest.stream().noneMatch(job -> job.engines().contains(engine)))
                .forEach(fleet::release);
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
