package dev.touchstone.cli;

import dev.touchstone.core.triage.History;
import dev.touchstone.core.triage.Releases.Every;
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
            "Says what findings do on the releases of an engine.",
            "same: fails with the answer that it has where it was found; other: fails with another; fixed; inconclusive. "
                    + "Each result is written down at once, and what is written down is not tried again. "
                    + "A release that cannot be had is said and left out."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone versions touchstone-runs/20261115-120000",
            "  touchstone versions touchstone-runs/…/findings/neo4j-crash-1a2b3c4d --from 4.2 --to 4.4 --every release",
            "",
            "Exit codes: 0 every finding was tried on some release, 2 one could not be tried at all."
        })
final class VersionsCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FINDING",
            arity = "1..*",
            description = "A case.json, the folder of a finding, or a folder with findings below it.")
    List<Path> findings = new ArrayList<>();

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description = "Releases of this engine (default: of the one that the finding accuses).")
    Optional<String> engine = Optional.empty();

    @Option(
            names = "--every",
            paramLabel = "SERIES",
            defaultValue = "minor",
            description = "One release a major or minor series, the newest, or every release: ${COMPLETION-CANDIDATES} "
                    + "(default: ${DEFAULT-VALUE}). Where a finding was made is looked at as well.")
    Every every = Every.MINOR;

    @Option(
            names = "--append",
            paramLabel = "FILE",
            description =
                    "Write results here (default: versions.ndjson in the campaign's folder, or beside the finding).")
    Optional<Path> file = Optional.empty();

    @Mixin
    Span span = new Span();

    @Mixin
    Patience patience = new Patience();

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() {
        Terminal terminal = workshop.terminal();
        List<StoredFinding> stored = findings.stream()
                .flatMap(path -> StoredFinding.leading(path, workshop.json, terminal::line).stream())
                .toList();
        VersionRows rows = new VersionRows(workshop, patience, terminal, file);
        rows.fill(stored, engine, span, every);
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
