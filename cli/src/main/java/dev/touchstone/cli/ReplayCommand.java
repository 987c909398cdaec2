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
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;

/** {@code touchstone replay} */
@Command(
        name = "replay",
        description =
                "Runs the cases of findings again on fresh engines, and says of each: failing, fixed or inconclusive.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone replay touchstone-runs/20261115-120000",
            "  touchstone replay touchstone-runs/20261115-120000/findings/neo4j-crash-1a2b3c4d --engine neo4j@5.26.30"
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
            description = "Ask this version instead of the one with the same name; may be given more than once.")
    List<String> instead = new ArrayList<>();

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "How long a statement may take (default: ${DEFAULT-VALUE}).")
    double limitSeconds = 20;

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() {
        if (!(limitSeconds > 0 && limitSeconds <= 86_400)) {
            throw new UserMistake("--limit must be above 0 and at most 86400");
        }
        Terminal terminal = workshop.terminal();
        List<ExitCode> codes = new ArrayList<>();
        for (Path finding : findings) {
            for (Path file : cases(finding)) {
                String json = read(file);
                terminal.line(file.toString());
                for (String text : instead.isEmpty() ? List.of(json) : versions(json)) {
                    codes.add(replay(parse(file, text), terminal));
                }
            }
        }
        return codes.stream()
                .max(ReplayCommand::compare)
                .orElse(ExitCode.NOTHING_FOUND)
                .code();
    }

    /** A failure outweighs doubt, and doubt outweighs success. */
    private static int compare(ExitCode a, ExitCode b) {
        List<ExitCode> order = List.of(ExitCode.NOTHING_FOUND, ExitCode.INCONCLUSIVE, ExitCode.FINDINGS);
        return Integer.compare(order.indexOf(a), order.indexOf(b));
    }

    private static List<Path> cases(Path finding) {
        if (!Files.isDirectory(finding)) {
            return List.of(finding);
        }
        try (Stream<Path> files = Files.walk(finding)) {
            List<Path> cases =
                    files.filter(file -> file.endsWith("case.json")).sorted().toList();
            if (cases.isEmpty()) {
                throw new UserMistake("there is no finding in " + finding);
            }
            return cases;
        } catch (IOException e) {
            throw new UserMistake("the folder " + finding + " cannot be read: " + e, e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UserMistake("there is no case to read at " + file, e);
        }
    }

    private Case parse(Path file, String json) {
        try {
            return workshop.json.readCase(json);
        } catch (JacksonException e) {
            throw new UserMistake(file + " is not a case", e);
        }
    }

    /** The case with each of the other versions in the place of the engine with its name. */
    private List<String> versions(String json) {
        return instead.stream()
                .map(engine ->
                        json.replaceAll("\"" + EngineId.parse(engine).name() + "@[^\"]*\"", "\"" + engine + "\""))
                .toList();
    }

    private ExitCode replay(Case proposed, Terminal terminal) {
        List<String> names =
                proposed.engines().stream().map(EngineId::toString).distinct().toList();
        List<Ready> ready = workshop.ready(names, terminal.err(), new FetchLine(terminal));
        List<Target> targets = ready.stream().map(Ready::target).toList();
        if (targets.size() < names.size()) {
            terminal.line("inconclusive: not all engines of the case can be had");
            return ExitCode.INCONCLUSIVE;
        }
        try (Workbench bench = new Workbench(targets, workshop.launcher(ready), Launcher.Watcher.NONE)) {
            bench.start();
            List<Outcome> outcomes = bench.run(proposed, Duration.ofMillis(Math.round(limitSeconds * 1000)));
            show(proposed, outcomes, targets, terminal);
            return verdict(proposed.judge(outcomes), terminal);
        }
    }

    private static void show(Case proposed, List<Outcome> outcomes, List<Target> targets, Terminal terminal) {
        for (int i = 0; i < outcomes.size(); i++) {
            Step step = proposed.next(outcomes.subList(0, i)).orElseThrow();
            Target target = targets.stream()
                    .filter(candidate -> candidate.engine().equals(step.engine()))
                    .findFirst()
                    .orElseThrow();
            terminal.line("  " + step.engine() + "> " + step.statement().text(target.dialect()));
            terminal.line("    " + outcomes.get(i).summary());
        }
    }

    private static ExitCode verdict(Verdict verdict, Terminal terminal) {
        return switch (verdict) {
            case Verdict.Pass pass -> say(terminal, "fixed: the relation holds", ExitCode.NOTHING_FOUND);
            case Verdict.Fail fail ->
                say(
                        terminal,
                        String.format(
                                Locale.ROOT, "failing (%s): %s", fail.kind().words(), fail.claim()),
                        ExitCode.FINDINGS);
            case Verdict.Unknown unknown -> say(terminal, "inconclusive: " + unknown.reason(), ExitCode.INCONCLUSIVE);
        };
    }

    private static ExitCode say(Terminal terminal, String text, ExitCode code) {
        terminal.line(text);
        return code;
    }
}
