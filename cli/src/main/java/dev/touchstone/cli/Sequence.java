package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;

/** Commands one after the other, for the cells of an experiment. What is done stands in a file, and is not done again. */
record Sequence(Path out, Workshop workshop) {

    /** With which options each cell was played. */
    private static final String ASKED = "asked.txt";

    private static final String BETWEEN = " | ";

    /** Says whether the campaign in a folder came to the end that was meant. */
    interface Wholeness {
        boolean of(Path folder) throws IOException;
    }

    /** The cells in a folder, which is new, empty or an experiment's. */
    static Sequence in(Path out, Workshop workshop) throws IOException {
        Sequence sequence = new Sequence(out, workshop);
        boolean own = Files.exists(out.resolve(ASKED)) || Files.exists(sequence.doneFile());
        if (!own && Files.isDirectory(out) && CampaignFolder.hasContent(out)) {
            throw new UserMistake("the folder " + out + " is not empty, and no experiment's; name another with --out");
        }
        return sequence;
    }

    Path folder(String cell) {
        return out.resolve(cell);
    }

    /** A campaign that is whole when nobody stopped it. */
    void campaign(String cell, List<String> arguments) throws IOException {
        campaign(
                cell,
                arguments,
                folder -> CampaignFolder.summary(folder, workshop.json)
                        .filter(end -> !end.path("stopped").asBoolean())
                        .isPresent());
    }

    /** A campaign, without the option that names its folder. One that was cut off is begun anew: its time would be another. */
    void campaign(String cell, List<String> arguments, Wholeness whole) throws IOException {
        Path folder = folder(cell);
        Files.createDirectories(out);
        String asked = String.join(" ", arguments);
        if (whole.of(folder)) {
            refuseOthers(cell, asked);
            return;
        }
        if (Files.exists(folder)) {
            Files.move(folder, out.resolve(cell + "-cut-off-" + System.currentTimeMillis()));
            forget(cell);
        }
        append(out.resolve(ASKED), cell + BETWEEN + asked);
        List<String> all = new ArrayList<>(List.of("run"));
        all.addAll(arguments);
        all.addAll(List.of("--out", folder.toString()));
        run(all);
    }

    /** A cell that was played with other options is no part of this experiment. What was played before options were kept is taken as it is. */
    private void refuseOthers(String cell, String asked) throws IOException {
        Path file = out.resolve(ASKED);
        Optional<String> before = (Files.exists(file) ? Files.readAllLines(file) : List.<String>of())
                .stream()
                        .filter(line -> line.startsWith(cell + BETWEEN))
                        .map(line -> line.substring((cell + BETWEEN).length()))
                        .reduce((first, last) -> last);
        if (before.isPresent() && !before.get().equals(asked)) {
            throw new UserMistake(folder(cell) + " was played with other options (" + before.get()
                    + "); name another folder with --out");
        }
    }

    private static void append(Path file, String line) throws IOException {
        Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Makes what a cell found small; false where it found nothing. */
    boolean reduce(String cell, double minutes) throws IOException {
        boolean found = Files.exists(folder(cell).resolve(CampaignFolder.RAW));
        if (found) {
            once(cell, "reduced", "reduce", folder(cell).toString(), "--minutes", Double.toString(minutes));
        }
        return found;
    }

    /** A command about a cell. */
    void once(String cell, String what, String... arguments) throws IOException {
        String line = cell + " " + what;
        if (done().contains(line)) {
            return;
        }
        run(List.of(arguments));
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
