package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.store.Backlog;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The numbers of a real campaign add up, are those of its files, and stay true in what comes after it. */
class NumbersTest {
    private static final Json JSON = new Json(Languages.installed());
    private static final Pattern CASES =
            Pattern.compile("(?m)^(\\d+) cases: (\\d+) passed, (\\d+) failed, (\\d+) unknown");
    private static final Pattern FATES = Pattern.compile("(?m)^(\\d+) failing cases?: (\\d+) reported, "
            + "(\\d+) seen again, (\\d+) known[^,]*, (\\d+) flaky[^,]*, (\\d+) deferred");

    @TempDir
    Path folder = Path.of("");

    @Test
    void whatFailedIsReportedOrSeenAgainOrKnownOrFlakyOrPutOff() throws IOException {
        SmallCampaign campaign = new SmallCampaign(folder.resolve("run"));
        List<String> arguments = new ArrayList<>(campaign.arguments("1"));
        arguments.addAll(List.of("--workers", "2"));
        String said = SmallCampaign.touchstone(arguments);
        List<Long> fates = addUp(said, campaign.folder());
        assertThat(fates.getFirst()).isGreaterThan(1);

        Map<String, String> before = files(campaign.folder());
        String again = SmallCampaign.touchstone(
                List.of("run", "--resume", campaign.folder().toString()));
        assertThat(again).contains("is finished");
        assertThat(addUp(again, campaign.folder())).isEqualTo(fates);
        assertThat(files(campaign.folder())).as("nothing is changed").isEqualTo(before);

        SmallCampaign.touchstone(List.of("reduce", campaign.folder().toString(), "--reduce", "1"));
        String reduced = SmallCampaign.touchstone(
                List.of("run", "--resume", campaign.folder().toString()));
        List<Long> then = addUp(reduced, campaign.folder());
        assertThat(then.getFirst()).isEqualTo(fates.getFirst());
        assertThat(then.getLast()).as("deferred").isLessThanOrEqualTo(fates.getLast());
    }

    @Test
    void processorTimeAloneIsTheOnlyEnd() throws IOException {
        Path out = folder.resolve("cpu");
        String said = SmallCampaign.touchstone(
                List.of("run", "tinkergraph@3.7.5", "--cpu-minutes", "0.02", "--out", out.toString()));
        assertThat(JSON.read(Files.readString(out.resolve("campaign.json")), JsonNode.class)
                        .path("settings")
                        .path("time")
                        .isNull())
                .as("no other time ends it")
                .isTrue();
        assertThat(said).contains("stopped after ");
        assertThat(SmallCampaign.touchstone(List.of("run", "--resume", out.toString())))
                .contains("is finished");
    }

    /** Checks what a command said of a campaign: the failing cases, and the five numbers that they are. */
    private static List<Long> addUp(String said, Path campaign) throws IOException {
        List<Long> cases = numbers(CASES, said);
        assertThat(cases.get(0)).isEqualTo(cases.get(1) + cases.get(2) + cases.get(3));
        List<Long> fates = numbers(FATES, said);
        assertThat(fates.getFirst()).isEqualTo(cases.get(2));
        assertThat(fates.stream().skip(1).mapToLong(Long::longValue).sum())
                .as(said)
                .isEqualTo(fates.getFirst());
        JsonNode totals = JSON.read(Files.readString(campaign.resolve("summary.json")), JsonNode.class)
                .path("score");
        assertThat(List.of(
                        totals.path("tally").path("cases").asLong(),
                        totals.path("tally").path("passed").asLong(),
                        totals.path("tally").path("failed").asLong()))
                .isEqualTo(cases.subList(0, 3));
        assertThat(Stream.of("reported", "seenAgain", "known", "flaky", "putOff")
                        .map(name -> totals.path("failed").path(name).asLong()))
                .isEqualTo(fates.subList(1, 6));
        assertThat(folders(campaign)).isEqualTo(both(totals, "reported"));
        assertThat(lines(campaign, "seen.ndjson")).isEqualTo(both(totals, "seenAgain"));
        assertThat(lines(campaign, "known.ndjson")).isEqualTo(both(totals, "known"));
        assertThat(lines(campaign, "flaky.ndjson")).isEqualTo(both(totals, "flaky"));
        assertThat((long) Backlog.of(campaign, JSON).size()).isEqualTo(both(totals, "putOff"));
        return fates;
    }

    private static long both(JsonNode totals, String fate) {
        return totals.path("failed").path(fate).asLong()
                + totals.path("others").path(fate).asLong();
    }

    private static List<Long> numbers(Pattern pattern, String said) {
        Matcher matcher = pattern.matcher(said);
        assertThat(matcher.find()).as("%s in %s", pattern, said).isTrue();
        List<Long> numbers = new ArrayList<>();
        for (int group = 1; group <= matcher.groupCount(); group++) {
            numbers.add(Long.parseLong(matcher.group(group)));
        }
        return numbers;
    }

    private static long folders(Path campaign) throws IOException {
        return files(campaign).keySet().stream()
                .filter(name -> name.endsWith("/case.json"))
                .count();
    }

    private static long lines(Path campaign, String name) throws IOException {
        return files(campaign).entrySet().stream()
                .filter(file -> file.getKey().endsWith(name))
                .mapToLong(file -> file.getValue().lines().count())
                .sum();
    }

    private static Map<String, String> files(Path campaign) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(campaign)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(campaign.relativize(file).toString(), Files.readString(file));
            }
        }
        return contents;
    }
}
