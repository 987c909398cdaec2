package dev.touchstone.cli.command;

import dev.touchstone.campaign.examine.Examiner;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.store.FindingsFolder;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.engines.Engines.Ready;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Continues to shrink the case of one finding.
 *
 * @param limit the timeout of a statement
 * @param effort how long this may take
 */
record FindingReduction(EngineOptions engineOptions, Duration limit, Effort effort) {

    /** Shrinks the finding in a folder, rewrites it, and prints the result. */
    ExitCode of(Path folder) throws IOException {
        Terminal terminal = engineOptions.terminal();
        FindingsFolder findings = new FindingsFolder(
                folder.toAbsolutePath().normalize().resolveSibling(""),
                engineOptions.json,
                engineOptions.reproductions());
        Finding stored = findings.read(folder, this::why);
        if (stored.reduction().map(Finding.Reduction::finished).orElse(false)) {
            terminal.line(stored.signature() + " is fully shrunk");
            return ExitCode.NOTHING_FOUND;
        }
        terminal.line(
                "shrinking " + stored.signature() + ", at most " + effort.time().toSeconds() + " s");
        Examiner.Examination examined = examined(stored);
        if (examined.broke().isPresent()) {
            throw examined.broke().get();
        }
        if (examined.finding().isEmpty()) {
            terminal.line("inconclusive: the case no longer fails");
            return ExitCode.INCONCLUSIVE;
        }
        Finding smaller = examined.finding().get().after(stored);
        Path now = findings.replace(folder, smaller);
        boolean finished = smaller.reduction().map(Finding.Reduction::finished).orElse(false);
        terminal.line((finished ? "fully shrunk" : "shrunk, not fully,") + " after "
                + examined.finding()
                        .get()
                        .reduction()
                        .map(Finding.Reduction::runs)
                        .orElse(0)
                + " runs: " + now);
        return ExitCode.FINDINGS;
    }

    private Examiner.Examination examined(Finding stored) {
        List<String> names = stored.proposed().neededEngines().stream()
                .map(EngineId::toString)
                .toList();
        Terminal terminal = engineOptions.terminal();
        List<Ready> ready = engineOptions.ready(names, terminal.err(), new FetchProgress(terminal));
        if (ready.size() < names.size()) {
            throw new UserMistake("all of these engines are needed: " + String.join(", ", names));
        }
        return new StoredCaseExaminer(engineOptions, limit, effort, ready).of(stored);
    }

    private Language language(String name) {
        return engineOptions.languages.named(name);
    }

    /** The reason of a finding's oracle; empty for an oracle that this version of Touchstone does not have. */
    private String why(String language, String oracle) {
        return Group.oraclesOf(language(language)).stream()
                .filter(known -> known.name().equals(oracle))
                .map(Oracle::why)
                .findFirst()
                .orElse("");
    }
}
