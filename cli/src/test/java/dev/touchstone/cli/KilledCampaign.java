package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A campaign in a process of its own, that is killed at random moments, its engines too, and goes on. */
record KilledCampaign(SmallCampaign campaign, String reduceSeconds) {
    private static final Json JSON = new Json(Languages.installed());
    private static final int FIRST_MILLIS = 800;
    private static final int LAST_MILLIS = 6_000;

    KilledCampaign(Path folder, String reduceSeconds) {
        this(new SmallCampaign(folder), reduceSeconds);
    }

    /** Whether it came to its end before it was killed. What is left is whole in either case. */
    boolean goOnAndKill(Choices choices) throws IOException, InterruptedException, ExecutionException {
        Process process = start();
        // Between the start of the JVM and the end of the campaign.
        boolean ended = process.waitFor(choices.between(FIRST_MILLIS, LAST_MILLIS), TimeUnit.MILLISECONDS);
        List<ProcessHandle> children = process.descendants().toList();
        if (choices.chance(0.5)) {
            children.forEach(ProcessHandle::destroyForcibly);
        }
        process.destroyForcibly().waitFor();
        for (ProcessHandle child : children) {
            try {
                child.onExit().get(20, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                throw new AssertionError("a child goes on without its parent", e);
            }
        }
        assertIsWhole();
        return ended;
    }

    void goOnToTheEnd() throws IOException, InterruptedException {
        assertThat(start().waitFor()).isIn(0, 1, 2);
        assertIsWhole();
    }

    private Process start() throws IOException {
        boolean resumed = Files.exists(campaign.folder().resolve("events.ndjson"));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "-cp", System.getProperty("java.class.path"), Main.class.getName()));
        if (!resumed) {
            delete(campaign.folder());
        }
        command.addAll(
                resumed ? List.of("run", "--resume", campaign.folder().toString()) : campaign.arguments(reduceSeconds));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        campaign.folder().resolveSibling("printed.txt").toFile()))
                .start();
    }

    /** A campaign that was killed before it began has a folder with nothing, or little, in it. */
    private static void delete(Path path) throws IOException {
        if (Files.exists(path)) {
            try (Stream<Path> files = Files.walk(path)) {
                files.sorted(Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        }
    }

    /** Every finding has all of its files, every line but the last is JSON, and so is every other file. */
    private void assertIsWhole() throws IOException {
        Path findings = campaign.folder().resolve("findings");
        if (Files.exists(findings)) {
            try (Stream<Path> each = Files.list(findings)) {
                each.filter(finding -> !finding.getFileName().toString().startsWith("."))
                        .filter(Files::isDirectory)
                        .forEach(KilledCampaign::assertIsWholeFinding);
            }
        }
        // Throws where a line is torn that is not the last.
        campaign.events();
        for (String file : List.of("campaign.json", "summary.json")) {
            Path path = campaign.folder().resolve(file);
            if (Files.exists(path)) {
                assertThat(JSON.read(Files.readString(path), JsonNode.class).isObject())
                        .isTrue();
            }
        }
    }

    private static void assertIsWholeFinding(Path finding) {
        assertThat(StoredFinding.at(finding, JSON)).isNotEmpty();
        assertThat(finding.resolve("README.md")).exists();
        assertThat(finding.resolve("finding.json")).exists();
    }
}
