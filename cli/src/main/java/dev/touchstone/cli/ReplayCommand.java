package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.engines.Engines.Ready;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;

/** {@code touchstone replay} */
@Command(
        name = "replay",
        description = "Runs the case of a finding again on a fresh engine, and says whether it still fails.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExample:%n",
        footer = "  touchstone replay touchstone-runs/20261115-120000/findings/neo4j-crash-1a2b3c4d")
final class ReplayCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FINDING", description = "The folder of a finding, or a case.json.")
    Path finding = Path.of("");

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "How long a statement may take (default: ${DEFAULT-VALUE}).")
    int limitSeconds = 20;

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() {
        if (limitSeconds < 1) {
            throw new UserMistake("--limit must be at least 1, and is " + limitSeconds);
        }
        Terminal terminal = workshop.terminal();
        Case proposed = read();
        List<Ready> ready = workshop.ready(names(proposed), terminal.err(), new FetchLine(terminal));
        List<Target> targets = ready.stream().map(Ready::target).toList();
        if (targets.size() < names(proposed).size()) {
            return say(terminal, "inconclusive: not all engines of the case can be had", ExitCode.INCONCLUSIVE);
        }
        try (Workbench bench = new Workbench(targets, workshop.launcher(ready), new Silent())) {
            bench.start();
            return show(proposed, bench.run(proposed, Duration.ofSeconds(limitSeconds)), targets, terminal);
        }
    }

    private int show(Case proposed, List<Outcome> outcomes, List<Target> targets, Terminal terminal) {
        List<Outcome> soFar = new ArrayList<>();
        for (Outcome outcome : outcomes) {
            Step step = proposed.next(soFar).orElseThrow();
            Target target = targets.stream()
                    .filter(candidate -> candidate.engine().equals(step.engine()))
                    .findFirst()
                    .orElseThrow();
            terminal.line(step.engine() + "> " + step.statement().text(target.dialect()));
            terminal.line("  " + outcome.summary());
            soFar.add(outcome);
        }
        return switch (proposed.judge(outcomes)) {
            case Verdict.Pass pass -> say(terminal, "fixed: the relation holds", ExitCode.NOTHING_FOUND);
            case Verdict.Fail fail -> say(terminal, "failing: " + fail.claim(), ExitCode.FINDINGS);
            case Verdict.Unknown unknown -> say(terminal, "inconclusive: " + unknown.reason(), ExitCode.INCONCLUSIVE);
        };
    }

    private static int say(Terminal terminal, String text, ExitCode code) {
        terminal.line(text);
        return code.code();
    }

    private static List<String> names(Case proposed) {
        return proposed.engines().stream().map(EngineId::toString).distinct().toList();
    }

    private Case read() {
        Path file = Files.isDirectory(finding) ? finding.resolve("case.json") : finding;
        try {
            return workshop.json.readCase(Files.readString(file));
        } catch (IOException e) {
            throw new UserMistake("there is no case to read at " + file, e);
        } catch (JacksonException e) {
            throw new UserMistake(file + " is not a case: " + e.getOriginalMessage(), e);
        }
    }

    /** Nobody is told about processes here. */
    private static final class Silent implements Launcher.Watcher {
        @Override
        public void started(Target target, String reportedVersion) {}

        @Override
        public void restarted(Target target, String why) {}
    }
}
