package dev.touchstone.lab.cell;

import dev.touchstone.campaign.store.CampaignEnd;
import dev.touchstone.campaign.store.CampaignFolder;
import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.cli.Main;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;

/** Runs commands one after the other, for the cells of an experiment. A file lists what is done, which is not repeated. */
public record CellRunner(Path out, EngineOptions engineOptions) {

    /** The options of each cell. */
    private static final String ASKED = "asked.txt";

    private static final String BETWEEN = " | ";

    /** Says whether the campaign in a folder came to the end that was meant. */
    public interface Wholeness {
        boolean of(Path folder) throws IOException;
    }

    /** The cells in a folder, which is new, empty or an experiment's. */
    public static CellRunner in(Path out, EngineOptions engineOptions) throws IOException {
        CellRunner sequence = new CellRunner(out, engineOptions);
        boolean own = Files.exists(out.resolve(ASKED)) || Files.exists(sequence.doneFile());
        if (!own && Files.isDirectory(out) && CampaignFolder.hasContent(out)) {
            throw new UserMistake("the folder " + out
                    + " is not empty and does not belong to an experiment; name another with --out");
        }
        return sequence;
    }

    public Path folder(String cell) {
        return out.resolve(cell);
    }

    /** Whether a campaign has used its CPU time. A stopped one has a summary, too. */
    public static boolean isWhole(Path folder, double cpuMinutes, Json json) {
        return CampaignEnd.in(folder, json)
                .filter(end -> !end.stopped() || end.cpuMillis() >= Math.round(cpuMinutes * 60_000))
                .isPresent();
    }

    /** A campaign that is complete if it was not stopped. */
    public void campaign(String cell, List<String> arguments) throws IOException {
        campaign(
                cell,
                arguments,
                folder -> CampaignEnd.in(folder, engineOptions.json)
                        .filter(end -> !end.stopped())
                        .isPresent());
    }

    /** A campaign, without the option that names its folder. An interrupted one is started again: its time would not be comparable. */
    public void campaign(String cell, List<String> arguments, Wholeness whole) throws IOException {
        if (!attempt(cell, arguments, whole)) {
            throw failed();
        }
    }

    /** The same; false where the campaign fails, so that other cells can be run in spite of it. */
    public boolean attempt(String cell, List<String> arguments, Wholeness whole) throws IOException {
        Path folder = folder(cell);
        Files.createDirectories(out);
        String asked = String.join(" ", arguments);
        if (whole.of(folder)) {
            refuseOthers(cell, asked);
            return true;
        }
        if (Files.exists(folder)) {
            Files.move(folder, out.resolve(cell + "-cut-off-" + System.currentTimeMillis()));
            forget(cell);
        }
        append(out.resolve(ASKED), cell + BETWEEN + asked);
        List<String> all = new ArrayList<>(List.of("run"));
        all.addAll(arguments);
        all.addAll(List.of("--out", folder.toString()));
        return run(all);
    }

    /** Refuses a cell that was run with other options. Cells without recorded options are accepted. */
    private void refuseOthers(String cell, String asked) throws IOException {
        Path file = out.resolve(ASKED);
        Optional<String> before = (Files.exists(file) ? Files.readAllLines(file) : List.<String>of())
                .stream()
                        .filter(line -> line.startsWith(cell + BETWEEN))
                        .map(line -> line.substring((cell + BETWEEN).length()))
                        .reduce((first, last) -> last);
        if (before.isPresent() && !before.get().equals(asked)) {
            throw new UserMistake(folder(cell) + " was run with other options (" + before.get()
                    + "); name another folder with --out");
        }
    }

    private static void append(Path file, String line) throws IOException {
        Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Shrinks the findings of a cell; false if there are none. */
    public boolean reduce(String cell, double minutes) throws IOException {
        boolean found = Files.exists(folder(cell).resolve(FileNames.RAW));
        if (found) {
            once(cell, "reduced", "reduce", folder(cell).toString(), "--minutes", Double.toString(minutes));
        }
        return found;
    }

    /** A command about a cell. */
    public void once(String cell, String what, String... arguments) throws IOException {
        String line = cell + " " + what;
        if (done().contains(line)) {
            return;
        }
        if (!run(List.of(arguments))) {
            throw failed();
        }
        append(doneFile(), line);
    }

    private void forget(String cell) throws IOException {
        Files.write(
                doneFile(),
                done().stream().filter(line -> !line.startsWith(cell + " ")).toList());
    }

    private List<String> done() throws IOException {
        return Files.exists(doneFile()) ? Files.readAllLines(doneFile()) : List.of();
    }

    private Path doneFile() {
        return out.resolve("done.txt");
    }

    private static UserMistake failed() {
        return new UserMistake("the experiment ends here, because a command failed");
    }

    /** Whether the command did its work; if not, it has said why. */
    private boolean run(List<String> arguments) {
        Terminal terminal = engineOptions.terminal();
        terminal.line("> touchstone " + String.join(" ", arguments));
        CommandLine commands = Main.commandLine();
        commands.setOut(terminal.out());
        commands.setErr(terminal.err());
        int code = Main.execute(commands, arguments.toArray(new String[0]));
        return code != ExitCode.USAGE.code() && code != ExitCode.INTERNAL_BUG.code();
    }
}
