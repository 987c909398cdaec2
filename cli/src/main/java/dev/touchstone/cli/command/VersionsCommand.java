package dev.touchstone.cli.command;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.cli.option.LimitOption;
import dev.touchstone.cli.option.ReleaseOptions;
import dev.touchstone.triage.History;
import dev.touchstone.triage.Releases.Every;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone versions} */
@Command(
        name = "versions",
        description = {
            "Runs findings on the releases of an engine.",
            "same: fails with the same result as where it was found; other: fails with another; fixed; inconclusive. "
                    + "Each result is stored at once, and stored results are not tried again. "
                    + "Unavailable releases are reported and skipped."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone versions touchstone-runs/20261115-120000",
            "  touchstone versions touchstone-runs/…/findings/neo4j-crash-1a2b3c4d --from 4.2 --to 4.4 --every release",
            "",
            "Exit codes: 0 every finding was tried on some release, 2 one could not be tried at all."
        })
public final class VersionsCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FINDING",
            arity = "1..*",
            description = "A case.json, the folder of a finding, or a folder with findings below it.")
    List<Path> findings = new ArrayList<>();

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description = "Releases of this engine (default: the accused engine).")
    Optional<String> engine = Optional.empty();

    @Option(
            names = "--every",
            paramLabel = "SERIES",
            defaultValue = "minor",
            description =
                    "The newest release of each major or minor series, or every release: ${COMPLETION-CANDIDATES} "
                            + "(default: ${DEFAULT-VALUE}). The release of the finding is included.")
    Every every = Every.MINOR;

    @Option(
            names = "--append",
            paramLabel = "FILE",
            description =
                    "File for the results (default: versions.ndjson in the campaign's folder, or beside the finding).")
    Optional<Path> file = Optional.empty();

    @Mixin
    ReleaseOptions releaseOptions = new ReleaseOptions();

    @Mixin
    LimitOption limitOption = new LimitOption();

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() {
        Terminal terminal = engineOptions.terminal();
        List<StoredFinding> stored = findings.stream()
                .flatMap(path -> StoredFinding.leading(path, engineOptions.json, terminal::line).stream())
                .toList();
        VersionRows rows = new VersionRows(engineOptions, limitOption, terminal, file);
        rows.fill(stored, engine, releaseOptions, every);
        boolean allTried = true;
        for (StoredFinding finding : stored) {
            List<History> histories = rows.histories(finding);
            allTried &= !histories.isEmpty();
            for (History history : histories) {
                String name = history.cells().getFirst().engine().name();
                terminal.line(finding.name() + " on " + name + ": " + history.words());
            }
        }
        return (allTried ? ExitCode.NOTHING_FOUND : ExitCode.INCONCLUSIVE).code();
    }
}
