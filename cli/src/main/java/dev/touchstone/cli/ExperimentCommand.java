package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone experiment} */
@Command(
        name = "experiment",
        description = {
            "Repeats the experiment of the GDsmith paper (its Tables 2 to 4): how many discrepancies are found with how much guidance by the data, "
                    + "across versions and across engines, in the same processor time.",
            "It is a sequence of other commands, which are printed. What is done is not done again, so that it can be stopped at any time."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone experiment --out gdsmith",
            "  touchstone experiment --out gdsmith --cpu-minutes 1 --reduce-minutes 1 --every minor"
        })
final class ExperimentCommand implements Callable<Integer> {
    private static final List<String> GUIDANCE = List.of("none", "pattern", "full");

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "A folder for all of it.")
    Path out = Path.of("gdsmith");

    @Option(
            names = "--cpu-minutes",
            paramLabel = "N",
            defaultValue = "20",
            description = "Processor time of each cell (default: ${DEFAULT-VALUE}).")
    double cpuMinutes = 20;

    @Option(
            names = "--reduce-minutes",
            paramLabel = "N",
            defaultValue = "20",
            description = "How long to make the findings of a cell small (default: ${DEFAULT-VALUE}).")
    double reduceMinutes = 20;

    @Option(
            names = "--every",
            paramLabel = "SERIES",
            defaultValue = "release",
            description = "Which releases are tried for N_VDD: major, minor or release (default: ${DEFAULT-VALUE}).")
    String every = "release";

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "default: ${DEFAULT-VALUE}")
    long seed = 1;

    @Mixin
    Workshop workshop = new Workshop();

    /** One cell of the tables. {@code engines} are compared with each other. */
    record Part(String experiment, List<String> engines, String guidance) {
        String name() {
            return experiment + "-" + guidance;
        }
    }

    private static List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (String guidance : GUIDANCE) {
            parts.add(new Part("cross-version", List.of("neo4j@3.5.0", "neo4j@4.4.12"), guidance));
        }
        for (String guidance : GUIDANCE) {
            parts.add(
                    new Part("cross-engine", List.of("neo4j@4.4.12", "falkordb", "arcadedb/cypher", "kuzu"), guidance));
        }
        return parts;
    }

    @Override
    public Integer call() throws IOException {
        if (!(cpuMinutes > 0 && reduceMinutes > 0)) {
            throw new UserMistake("--cpu-minutes and --reduce-minutes must be above 0");
        }
        Files.createDirectories(out);
        for (Part part : parts()) {
            play(part);
            if (Files.exists(out.resolve(part.name()).resolve(CampaignFolder.RAW))) {
                once(part, "reduced", "reduce", folder(part), "--minutes", Double.toString(reduceMinutes));
            }
            once(part, "versions", "triage", folder(part), "--versions", "--every", every);
        }
        ExperimentTable table = ExperimentTable.of(parts(), out, workshop.json);
        table.lines().forEach(workshop.terminal()::line);
        return ExitCode.NOTHING_FOUND.code();
    }

    /** A campaign that was cut off is begun anew: its time would be another. */
    private void play(Part part) throws IOException {
        Path folder = out.resolve(part.name());
        if (isWhole(folder, cpuMinutes, workshop.json)) {
            return;
        }
        if (Files.exists(folder)) {
            Files.move(folder, out.resolve(part.name() + "-cut-off-" + System.currentTimeMillis()));
            forget(part);
        }
        List<String> arguments = new ArrayList<>(List.of("run"));
        arguments.addAll(part.engines());
        arguments.addAll(List.of("--oracle", "agree", "--guidance", part.guidance(), "--seed", Long.toString(seed)));
        arguments.addAll(List.of("--cpu-minutes", Double.toString(cpuMinutes), "--minutes", "600", "--reduce", "0"));
        arguments.addAll(List.of("--out", folder(part)));
        run(arguments);
    }

    /** Whether a campaign has had its processor time. One that somebody stopped has a summary, too. */
    static boolean isWhole(Path folder, double cpuMinutes, Json json) throws IOException {
        return CampaignFolder.summary(folder, json)
                .filter(end -> !end.path("stopped").asBoolean()
                        || end.path("cpuMillis").asLong() >= Math.round(cpuMinutes * 60_000))
                .isPresent();
    }

    private void once(Part part, String what, String... arguments) throws IOException {
        String line = part.name() + " " + what;
        if (done().contains(line)) {
            return;
        }
        run(List.of(arguments));
        Files.writeString(doneFile(), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private void forget(Part part) throws IOException {
        List<String> others = done().stream()
                .filter(line -> !line.startsWith(part.name() + " "))
                .toList();
        Files.write(doneFile(), others);
    }

    private List<String> done() throws IOException {
        return Files.exists(doneFile()) ? Files.readAllLines(doneFile()) : List.of();
    }

    private Path doneFile() {
        return out.resolve("done.txt");
    }

    private String folder(Part part) {
        return out.resolve(part.name()).toString();
    }

    private void run(List<String> arguments) {
        Terminal terminal = workshop.terminal();
        terminal.line("> touchstone " + String.join(" ", arguments));
        CommandLine commands = Main.commandLine();
        commands.setOut(terminal.out());
        commands.setErr(terminal.err());
        int code = Main.execute(commands, arguments.toArray(new String[0]));
        if (code == ExitCode.USAGE.code() || code == ExitCode.OUR_MISTAKE.code()) {
            throw new UserMistake("the experiment ends here, because a command failed");
        }
    }
}
