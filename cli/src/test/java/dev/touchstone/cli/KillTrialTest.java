package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign that is killed again and again, its engines too, leaves nothing torn behind and comes to the same end. */
class KillTrialTest {
    private static final int KILLS = 4;
    private static final Json JSON = new Json(Languages.installed());

    @TempDir
    Path folder = Path.of("");

    @Test
    void whatIsKilledAtAnyMomentIsWholeAndGoesOn() throws Exception {
        SmallCampaign killed = new SmallCampaign(folder.resolve("killed"));
        Choices choices = new Choices(21);
        for (int kill = 0; kill < KILLS; kill++) {
            Process process = start(killed, Files.exists(killed.folder().resolve("events.ndjson")));
            // Between the start of the JVM and the end of the campaign.
            boolean ended = process.waitFor(choices.between(800, 6_000), TimeUnit.MILLISECONDS);
            List<ProcessHandle> children = process.descendants().toList();
            if (choices.chance(0.5)) {
                children.forEach(ProcessHandle::destroyForcibly);
            }
            process.destroyForcibly().waitFor();
            for (ProcessHandle child : children) {
                child.onExit().get(20, TimeUnit.SECONDS);
            }
            assertIsWhole(killed);
            if (ended) {
                break;
            }
        }
        assertThat(start(killed, Files.exists(killed.folder().resolve("events.ndjson")))
                        .waitFor())
                .isIn(0, 1, 2);
        assertIsWhole(killed);
        SmallCampaign whole = new SmallCampaign(folder.resolve("whole"));
        SmallCampaign.touchstone(whole.arguments("0"));
        assertThat(killed.digests()).hasSize(SmallCampaign.ROUNDS).isEqualTo(whole.digests());
    }

    private Process start(SmallCampaign campaign, boolean resumed) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "-cp", System.getProperty("java.class.path"), Main.class.getName()));
        if (!resumed) {
            delete(campaign.folder());
        }
        command.addAll(resumed ? List.of("run", "--resume", campaign.folder().toString()) : campaign.arguments("1"));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        folder.resolve("printed.txt").toFile()))
                .start();
    }

    /** A campaign that was killed before it began has a folder with nothing, or little, in it. */
    private static void delete(Path path) throws IOException {
        if (Files.exists(path)) {
            try (Stream<Path> files = Files.walk(path)) {
                files.sorted(java.util.Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        }
    }

    /** Every finding has all of its files, every line but the last is JSON, and so is every other file. */
    private static void assertIsWhole(SmallCampaign campaign) throws IOException {
        Path findings = campaign.folder().resolve("findings");
        if (Files.exists(findings)) {
            try (Stream<Path> each = Files.list(findings)) {
                each.filter(finding -> !finding.getFileName().toString().startsWith("."))
                        .filter(Files::isDirectory)
                        .forEach(KillTrialTest::assertIsWholeFinding);
            }
        }
        // Throws where a line is torn that is not the last.
        campaign.events();
        for (String file : List.of("campaign.json", "summary.json")) {
            Path path = campaign.folder().resolve(file);
            if (Files.exists(path)) {
                assertThat(JSON.read(Files.readString(path), tools.jackson.databind.JsonNode.class)
                                .isObject())
                        .isTrue();
            }
        }
    }

    private static void assertIsWholeFinding(Path finding) {
        if (Files.exists(finding.resolve("case.json"))) {
            assertThat(StoredFinding.at(finding, JSON)).isNotEmpty();
            assertThat(finding.resolve("README.md")).exists();
            assertThat(finding.resolve("finding.json")).exists();
        }
    }
}
