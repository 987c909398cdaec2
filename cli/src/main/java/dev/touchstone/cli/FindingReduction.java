package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Effort;
import dev.touchstone.core.campaign.Examination;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.FindingsFolder;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.engines.Engines.Ready;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Goes on making the case of one finding small, from where it was left.
 *
 * @param limit how long a statement may take
 * @param effort how long this may take
 */
record FindingReduction(Workshop workshop, Duration limit, Effort effort) {

    /** Reduces the finding in a folder, writes it anew, and says what came of it. */
    ExitCode of(Path folder) throws IOException {
        Terminal terminal = workshop.terminal();
        FindingsFolder findings =
                CampaignFolder.findings(folder.toAbsolutePath().normalize().resolveSibling(""), workshop.json);
        Finding stored = findings.read(folder, this::why);
        if (stored.reduction().map(Finding.Reduction::finished).orElse(false)) {
            terminal.line(stored.signature() + " is as small as it gets");
            return ExitCode.NOTHING_FOUND;
        }
        terminal.line("making " + stored.signature() + " smaller, for at most "
                + effort.time().toSeconds() + " s");
        Examination.Examined examined = examined(stored);
        if (examined.broke().isPresent()) {
            throw examined.broke().get();
        }
        if (examined.finding().isEmpty()) {
            terminal.line("inconclusive: it does not fail any more");
            return ExitCode.INCONCLUSIVE;
        }
        Finding smaller = examined.finding().get().after(stored);
        Path now = findings.replace(folder, smaller);
        boolean finished = smaller.reduction().map(Finding.Reduction::finished).orElse(false);
        terminal.line((finished ? "as small as it gets" : "smaller, and not to the end") + " after "
                + examined.finding()
                        .get()
                        .reduction()
                        .map(Finding.Reduction::runs)
                        .orElse(0)
                + " runs: " + now);
        return ExitCode.FINDINGS;
    }

    private Examination.Examined examined(Finding stored) {
        List<String> names = stored.proposed().neededEngines().stream()
                .map(EngineId::toString)
                .toList();
        Terminal terminal = workshop.terminal();
        List<Ready> ready = workshop.ready(names, terminal.err(), new FetchLine(terminal));
        if (ready.size() < names.size()) {
            throw new UserMistake("it takes all of these engines: " + String.join(", ", names));
        }
        List<Target> targets = ready.stream().map(Ready::target).toList();
        Examination examination =
                new Examination(language(stored.origin().language()), targets, limit, effort, () -> false);
        try (Workbench bench = new Workbench(targets, workshop.launcher(ready), Launcher.Watcher.NONE)) {
            bench.start();
            return examination.on(bench, stored, List.of());
        }
    }

    private Language language(String name) {
        return workshop.languages.named(name);
    }

    /** Why the oracle of a finding is right; what a later version of Touchstone does not know says nothing. */
    private String why(String language, String oracle) {
        return Group.oraclesOf(language(language)).stream()
                .filter(known -> known.name().equals(oracle))
                .map(Oracle::why)
                .findFirst()
                .orElse("");
    }
}
