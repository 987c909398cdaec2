package dev.touchstone.cli;

import dev.touchstone.core.choice.Choices;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Inputs that are wrong: options with values that make no sense, statements that are none, and stored files in which something was changed
 * by chance. A changed file may still be right, and then the command may do its work.
 */
final class BadInputs {
    private static final String SECRET = "hunter2secret";
    private static final List<String> VALUES = List.of(
            "",
            " ",
            ",",
            "NaN",
            "-Infinity",
            "-1",
            "1e999",
            "99999999999999999999",
            "x",
            "../../x",
            "a b",
            "--",
            "%s%n",
            "$(touch x)",
            "\u0000",
            "\u001b[2J",
            "\ud83d\ude00",
            "bolt://u:" + SECRET + "@h:99999999",
            "x".repeat(100_000));
    private static final List<String> WORDS = List.of(
            "null",
            "-1",
            "99999999999999999999",
            "1e999",
            "\"\"",
            "{}",
            "[]",
            "\"\u0000\"",
            "true",
            "\"" + SECRET + "\"");
    private static final List<String> PIECES = List.of(
            "RETURN", "MATCH", "SELECT", "g.V()", "(", ")", "{", "}", "[", "]", "'", "\"", "`", "\\", "$", ":", ".",
            "1", "\u0000", "\ufffe", "/*", "//", "#", "WHERE", "?x", "<", ">", "-", "UNION", "\n");

    private final Choices choices;
    private final Path example;
    private final Path folder;

    /** @param example the folder of a campaign that is over, with findings */
    BadInputs(Choices choices, Path example, Path folder) {
        this.choices = choices;
        this.example = example;
        this.folder = folder;
    }

    /** What was wrong about how one of them was received; empty where nothing was. */
    String tryOne() throws IOException {
        return switch (choices.below(3)) {
            case 0 -> option();
            case 1 -> statement();
            default -> storedFile();
        };
    }

    private String option() {
        List<CommandLine> commands =
                new ArrayList<>(Main.commandLine().getSubcommands().values());
        commands.removeIf(command ->
                Set.of("help", "doctor", "engines", "oracles", "experiment").contains(command.getCommandName()));
        CommandLine command = choices.pick(commands);
        List<OptionSpec> options = command.getCommandSpec().options().stream()
                .filter(option -> option.arity().max() > 0)
                .toList();
        // What is named beside the option does not exist, so that no command line is right as a whole.
        List<String> arguments = new ArrayList<>(List.of(command.getCommandName(), "no-such-thing"));
        arguments.addAll(List.of(choices.pick(options).names()[0], choices.pick(VALUES)));
        return judged(arguments, Shell.touchstone(arguments), Set.of(64));
    }

    private String statement() {
        StringBuilder text = new StringBuilder();
        int pieces = choices.between(1, 40);
        for (int i = 0; i < pieces; i++) {
            text.append(choices.pick(PIECES)).append(choices.chance(0.5) ? " " : "");
        }
        List<String> arguments = List.of("eval", text.toString());
        // 1: the right answer is the error that Cypher specifies.
        return judged(arguments, Shell.touchstone(arguments), Set.of(0, 1, 2, 64));
    }

    private String storedFile() throws IOException {
        Path copy = folder.resolve("copy");
        copyTo(copy);
        List<Path> files;
        try (Stream<Path> all = Files.walk(copy)) {
            files = all.filter(file -> file.toString().endsWith("json"))
                    .sorted()
                    .toList();
        }
        Path file = choices.pick(files);
        Files.write(file, changed(Files.readAllBytes(file)));
        Map<String, String> before = contents(copy);
        Path findings = copy.resolve("findings");
        boolean ofFinding = file.startsWith(findings);
        List<String> arguments = ofFinding
                ? List.of("replay", file.resolveSibling("").toString())
                : choices.pick(List.of(
                        List.of("run", "--resume", copy.toString()),
                        List.of("reduce", copy.toString(), "--minutes", "0.02")));
        Shell shell = Shell.touchstone(arguments);
        String wrong = judged(arguments, shell, Set.of(0, 1, 2, 64));
        return wrong.isEmpty() && shell.code() == 64 && !contents(copy).equals(before)
                ? arguments + " was refused, and changed something"
                : wrong;
    }

    private byte[] changed(byte[] content) {
        String text = new String(content, StandardCharsets.UTF_8);
        int at = choices.below(Math.max(1, text.length()));
        return switch (choices.below(5)) {
            case 0 -> text.substring(0, at).getBytes(StandardCharsets.UTF_8);
            case 1 ->
                (text.substring(0, at) + (char) choices.below(256) + text.substring(Math.min(text.length(), at + 1)))
                        .getBytes(StandardCharsets.ISO_8859_1);
            case 2 -> replacedValue(text, at).getBytes(StandardCharsets.UTF_8);
            case 3 -> (text.substring(0, at) + text).getBytes(StandardCharsets.UTF_8);
            default -> {
                byte[] bytes = new byte[choices.below(2_000)];
                for (int i = 0; i < bytes.length; i++) {
                    bytes[i] = (byte) choices.below(256);
                }
                yield bytes;
            }
        };
    }

    /** The first value behind a place, with another in its stead. */
    private String replacedValue(String text, int from) {
        int colon = text.indexOf(": ", from);
        int end = colon < 0 ? -1 : Math.min(end(text, ',', colon), end(text, '\n', colon));
        return end < 0 ? text + text : text.substring(0, colon + 2) + choices.pick(WORDS) + text.substring(end);
    }

    private static int end(String text, char sign, int from) {
        int end = text.indexOf(sign, from);
        return end < 0 ? text.length() : end;
    }

    private static String judged(List<String> arguments, Shell shell, Set<Integer> codes) {
        String printed = shell.out() + shell.err();
        String wrong = !codes.contains(shell.code())
                ? "exit code " + shell.code()
                : shell.err().contains("\tat ")
                        ? "a stack trace"
                        : shell.code() == 64 && printed.contains(SECRET)
                                ? "a password is printed"
                                : shell.code() == 64 && shell.err().length() > 3_000 ? "a long line" : "";
        return wrong.isEmpty()
                ? ""
                : wrong + ": " + cut(arguments.toString()) + "\n  "
                        + cut(shell.err().replace("\n", "\n  "));
    }

    private static String cut(String text) {
        return text.length() > 600 ? text.substring(0, 600) + "…" : text;
    }

    private void copyTo(Path copy) throws IOException {
        if (Files.exists(copy)) {
            try (Stream<Path> old = Files.walk(copy)) {
                old.sorted(java.util.Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        }
        try (Stream<Path> files = Files.walk(example)) {
            for (Path file : files.toList()) {
                Path target = copy.resolve(example.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }

    private static Map<String, String> contents(Path folder) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(each -> !each.endsWith(".lock"))
                    .toList()) {
                contents.put(file.toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return contents;
    }
}
