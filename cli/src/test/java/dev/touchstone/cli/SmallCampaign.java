package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;

/** A real campaign of a few seconds on an engine that starts quickly and gives wrong answers. */
record SmallCampaign(Path folder) {
    static final int ROUNDS = 4;

    private static final Json JSON = new Json(Languages.installed());

    /** The arguments that begin it. */
    List<String> arguments(String reduceSeconds) {
        List<String> arguments = new ArrayList<>(List.of("run", "kuzu@0.7.1", "--oracle", "truth", "--seed", "11"));
        arguments.addAll(List.of("--rounds", Integer.toString(ROUNDS), "--cases", "6", "--datasets", "1"));
        arguments.addAll(List.of("--nodes", "8", "--edges", "10", "--reduce", reduceSeconds));
        arguments.addAll(List.of("--out", folder.toString()));
        return arguments;
    }

    /** Runs a command; it must not fail for a reason of its own. What it printed. */
    static String touchstone(List<String> arguments) {
        StringWriter out = new StringWriter();
        assertThat(touchstone(arguments, out)).as("%s", out).isIn(0, 1, 2);
        return out.toString();
    }

    /** Runs a command that prints everything into {@code out}; its exit code. */
    static int touchstone(List<String> arguments, StringWriter out) {
        CommandLine commands = Main.commandLine();
        commands.setOut(new PrintWriter(out, true));
        commands.setErr(new PrintWriter(out, true));
        return Main.execute(commands, arguments.toArray(new String[0]));
    }

    /** The events that it has logged so far, without a line that is being written. */
    List<JsonNode> events() throws IOException {
        Path log = folder.resolve("events.ndjson");
        if (!Files.exists(log)) {
            return List.of();
        }
        String content = Files.readString(log);
        return content.substring(0, content.lastIndexOf('\n') + 1)
                .lines()
                .map(line -> JSON.read(line, JsonNode.class).path("event"))
                .toList();
    }

    List<JsonNode> events(String kind) throws IOException {
        return events().stream()
                .filter(event -> event.path("is").asString("").equals(kind))
                .toList();
    }

    /** The digests of the rounds that are over. */
    Map<Long, String> digests() throws IOException {
        Map<Long, String> digests = new TreeMap<>();
        for (JsonNode event : events("round-finished")) {
            assertThat(digests.put(
                            event.path("round").asLong(), event.path("digest").asString("")))
                    .as("round %s was finished twice", event.path("round"))
                    .isNull();
        }
        return digests;
    }

    /** The case of every finding that is whole. */
    Map<String, String> cases() throws IOException {
        Map<String, String> cases = findings();
        cases.keySet().removeIf(name -> !name.endsWith("case.json"));
        return cases;
    }

    /** The files of all findings that are whole, with what is in them; later sights left out. */
    Map<String, String> findings() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        Path findings = folder.resolve("findings");
        if (!Files.exists(findings)) {
            return contents;
        }
        try (Stream<Path> files = Files.walk(findings)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = findings.relativize(file).toString();
                if (!name.startsWith(".") && !name.endsWith("seen.ndjson")) {
                    contents.put(name, Files.readString(file));
                }
            }
        }
        return contents;
    }
}
