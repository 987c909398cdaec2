package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A campaign in a process of its own that is killed, and goes on. */
class ResumeTest {
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    @TempDir
    Path folder = Path.of("");

    @Test
    void aCampaignThatWasKilledGoesOnToTheSameEnd() throws Exception {
        SmallCampaign killed = new SmallCampaign(folder.resolve("killed"));
        killAfterTheFirstFinding(killed);
        Map<Long, String> finished = killed.digests();
        Map<String, String> findings = killed.findings();
        List<JsonNode> before = killed.events();
        assertThat(finished).isNotEmpty().hasSizeLessThan(SmallCampaign.ROUNDS);
        assertThat(findings.keySet()).anyMatch(name -> name.endsWith("case.json"));

        SmallCampaign.touchstone(List.of("run", "--resume", killed.folder().toString()));
        assertThat(killed.findings()).as("what was found stays as it is").containsAllEntriesOf(findings);
        List<JsonNode> since =
                killed.events().subList(before.size(), killed.events().size());
        assertThat(rounds("round-finished", since)).doesNotContainAnyElementsOf(finished.keySet());
        assertThat(rounds("judged", since)).doesNotContainAnyElementsOf(finished.keySet());
        assertThat(origins(since)).as("nothing is examined again").doesNotContainAnyElementsOf(examined(before));

        SmallCampaign whole = new SmallCampaign(folder.resolve("whole"));
        SmallCampaign.touchstone(whole.arguments("0"));
        assertThat(killed.digests()).hasSize(SmallCampaign.ROUNDS).isEqualTo(whole.digests());
        assertThat(origins(killed.events()))
                .as("every failing case was examined or deferred")
                .filteredOn(origin -> !origin.contains("\"met\":"))
                .containsExactlyInAnyOrderElementsOf(origins(whole.events()));
    }

    private static void killAfterTheFirstFinding(SmallCampaign campaign) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(campaign.arguments("1"));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(campaign.folder().resolveSibling("printed.txt").toFile())
                .start();
        try {
            long start = System.nanoTime();
            while (process.isAlive() && !hasAFindingAndAFinishedRound(campaign)) {
                assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(PATIENCE);
                Thread.sleep(20);
            }
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.waitFor()).as("its exit code, for it was killed").isNotIn(0, 1, 2, 64, 70);
    }

    private static boolean hasAFindingAndAFinishedRound(SmallCampaign campaign) throws IOException {
        return !campaign.events("round-finished").isEmpty()
                && campaign.events("considered").stream()
                        .anyMatch(event -> event.path("standing").asString("").equals("NEW"));
    }

    private static Set<Long> rounds(String kind, List<JsonNode> events) {
        return events.stream()
                .filter(event -> event.path("is").asString("").equals(kind))
                .map(event -> event.path("round").asLong())
                .collect(Collectors.toSet());
    }

    private static Set<String> origins(List<JsonNode> events) {
        return origins(considered(events));
    }

    /** Without those that were deferred: what was met while another was shrunk is so, too, until it is its turn. */
    private static Set<String> examined(List<JsonNode> events) {
        return origins(considered(events)
                .filter(event -> !event.path("standing").asString("").equals("LATER")));
    }

    private static Stream<JsonNode> considered(List<JsonNode> events) {
        return events.stream().filter(event -> event.path("is").asString("").equals("considered"));
    }

    private static Set<String> origins(Stream<JsonNode> considered) {
        return considered.map(event -> event.path("origin").toString()).collect(Collectors.toSet());
    }
}
