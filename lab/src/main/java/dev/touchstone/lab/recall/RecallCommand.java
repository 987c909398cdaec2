package dev.touchstone.lab.recall;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.cli.option.LimitOption;
import dev.touchstone.core.Count;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.lab.cell.CellRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone recall} */
@Command(
        name = "recall",
        description = {
            "Says which known bugs blind campaigns find, at which CPU-minute, and what they find besides.",
            "Runs campaigns on few versions that have all bugs of a list, each version alone and with default options. "
                    + "A finding is a bug if it fails and passes on the bug's versions as the bug does, in the same way, and its statements are alike; "
                    + "otherwise the pair is shown for a person to decide.",
            "You can stop at any time; finished campaigns and replays are not repeated."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone recall --bugs known-bugs.jsonl --cpu-minutes 30 --out recall",
            "  touchstone recall --bugs known-bugs.jsonl --cpu-minutes 3 --seeds 1 --engine rdf4j",
            "",
            "An entry is a line: {\"id\": \"rdf4j-4020\", \"engine\": \"RDF4J\", \"language\": \"SPARQL\",",
            "\"kind\": \"wrong result\", \"versions_bad\": [\"4.0.0\"], \"versions_good\": [\"4.2.0\"],",
            "\"query\": [\"SELECT …\"]}. A decision: {\"entry\": \"rdf4j-4020\",",
            "\"finding\": \"rdf4j-wrong-result-1a2b3c4d\", \"same\": true}. In the place of a",
            "finding may stand a known cause, such as \"falkordb relationship-uniqueness\".",
            "",
            "Exit codes: 0 all campaigns have run, 2 some have not, 64 invalid input,",
            "70 a bug in Touchstone."
        })
public final class RecallCommand implements Callable<Integer> {
    private static final String PAGE = "recall.md";

    @Option(
            names = "--bugs",
            paramLabel = "FILE",
            required = true,
            description = "JSON file of known bugs, one a line.")
    Path bugsFile = Path.of("");

    @Option(
            names = "--cpu-minutes",
            paramLabel = "N",
            defaultValue = "30",
            description = "CPU time per campaign in minutes (default: ${DEFAULT-VALUE}).")
    double cpuMinutes = 30;

    @Option(
            names = "--seeds",
            paramLabel = "N",
            split = ",",
            defaultValue = "1,2,3",
            description = "Seeds; one campaign per version and seed (default: ${DEFAULT-VALUE}).")
    List<Long> seeds = List.of(1L, 2L, 3L);

    @Option(names = "--only", paramLabel = "ID", split = ",", description = "Only these entries; repeatable.")
    List<String> only = new ArrayList<>();

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            split = ",",
            description = "Only these engines, name or name@version; repeatable.")
    List<String> engines = new ArrayList<>();

    @Option(
            names = "--reduce",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "Seconds to shrink one finding (default: ${DEFAULT-VALUE}).")
    double reduceSeconds = 60;

    @Option(
            names = "--decided",
            paramLabel = "FILE",
            description = "JSON file in which a person says which pairs are the same, one a line.")
    Optional<Path> decidedFile = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            defaultValue = "recall",
            description = "Folder for all campaigns and the result (default: ${DEFAULT-VALUE}).")
    Path out = Path.of("recall");

    @Mixin
    LimitOption limitOption = new LimitOption();

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        engineOptions.check(engines);
        List<KnownBug> bugs = chosen(new BugsFile(engineOptions.catalogue).read(bugsFile));
        Decisions decisions = decidedFile.map(Decisions::in).orElse(Decisions.NONE);
        CellRunner runner = CellRunner.in(out, engineOptions);
        VersionCover cover =
                VersionCover.of(bugs.stream().filter(KnownBug::isBug).toList(), this::problem);
        List<Cell> cells = cells(cover);
        engineOptions.terminal().line(plan(bugs, cover, cells));
        List<Cell> unplayed = play(cells, runner);
        List<Cell> played = cells.stream().filter(cell -> isWhole(cell, runner)).toList();
        report(bugs, cover, played, decisions, runner).lines().forEach(engineOptions.terminal()::line);
        if (!unplayed.isEmpty()) {
            engineOptions
                    .terminal()
                    .line("Campaigns that did not finish, for the reasons above: "
                            + unplayed.stream().map(Cell::name).collect(Collectors.joining(", ")));
        }
        return (unplayed.isEmpty() && !cells.isEmpty() ? ExitCode.NOTHING_FOUND : ExitCode.INCONCLUSIVE).code();
    }

    private List<KnownBug> chosen(List<KnownBug> all) {
        List<String> ids = all.stream().map(KnownBug::id).toList();
        only.stream().filter(id -> !ids.contains(id)).findFirst().ifPresent(id -> {
            throw new UserMistake(bugsFile + " has no entry " + id);
        });
        List<KnownBug> chosen = all.stream()
                .filter(bug -> only.isEmpty() || only.contains(bug.id()))
                .filter(bug ->
                        engines.isEmpty() || bug.versions().bad().stream().anyMatch(this::isChosen))
                .toList();
        if (chosen.isEmpty()) {
            throw new UserMistake(bugsFile + " has no entry with an affected version of " + String.join(", ", engines));
        }
        return chosen;
    }

    private boolean isChosen(EngineId version) {
        return engines.isEmpty() || engines.contains(version.name()) || engines.contains(version.toString());
    }

    /** Why a version does not run here, or is not meant to. */
    private Optional<String> problem(EngineId version) {
        if (!isChosen(version)) {
            return Optional.of(version + " is not among --engine");
        }
        Terminal terminal = engineOptions.terminal();
        try {
            engineOptions.check(List.of(version.toString()));
            engineOptions.ready(List.of(version.toString()), terminal.err(), new FetchProgress(terminal));
            return Optional.empty();
        } catch (EngineUnavailable | UserMistake e) {
            return Optional.of(String.valueOf(e.getMessage()).replaceFirst("; there are.*", ""));
        }
    }

    /** All versions with one seed before the next seed: what is there after one seed is about all entries. */
    private List<Cell> cells(VersionCover cover) {
        return seeds.stream()
                .distinct()
                .flatMap(seed -> cover.versions().stream().map(version -> new Cell(version, seed)))
                .toList();
    }

    private String plan(List<KnownBug> bugs, VersionCover cover, List<Cell> cells) {
        return Count.of(bugs.size(), "entry", "entries") + "; "
                + Count.of(cells.size(), "campaign", "campaigns") + " of " + cpuMinutes + " CPU-minutes on "
                + Count.of(cover.versions().size(), "version", "versions") + ": "
                + cover.versions().stream().map(EngineId::toString).collect(Collectors.joining(", "));
    }

    /** Runs unattended: a campaign that fails must not keep the others from being run. Those that failed. */
    private List<Cell> play(List<Cell> cells, CellRunner runner) throws IOException {
        List<Cell> failed = new ArrayList<>();
        int number = 0;
        for (Cell cell : cells) {
            engineOptions.terminal().line("campaign " + ++number + " of " + cells.size() + ": " + cell.name());
            List<String> arguments = cell.arguments(cpuMinutes, reduceSeconds);
            if (!runner.attempt(cell.name(), arguments, folder -> isWhole(cell, runner))) {
                failed.add(cell);
            }
        }
        return failed;
    }

    private boolean isWhole(Cell cell, CellRunner runner) {
        return CellRunner.isWhole(runner.folder(cell.name()), cpuMinutes, engineOptions.json);
    }

    private RecallReport report(
            List<KnownBug> bugs, VersionCover cover, List<Cell> played, Decisions decisions, CellRunner runner)
            throws IOException {
        List<Candidate> all = new ArrayList<>();
        List<KnownCause> causes = new ArrayList<>();
        for (Cell cell : played) {
            causes.addAll(KnownCause.of(cell, runner.folder(cell.name()), engineOptions.json));
            all.addAll(Candidate.of(cell, runner.folder(cell.name()), engineOptions.json));
        }
        List<Candidate> candidates = Candidate.distinct(all);
        Replays replays = new Replays(engineOptions, limitOption.limit());
        replays.run(candidates, bugs);
        Assessment assessment =
                new Assessment(candidates, causes, replays::of, new Statements(engineOptions.languages), decisions);
        List<EntryResult> results =
                bugs.stream().map(bug -> assessment.of(bug, cover, played)).toList();
        RecallReport report = new RecallReport(results, cover, assessment.besides(results));
        Files.createDirectories(out);
        Files.writeString(out.resolve(PAGE), report.markdown());
        return report;
    }
}
