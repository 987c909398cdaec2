package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReduceCommandTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void whatWasPutOffIsLookedAtOnce() throws IOException {
        SmallCampaign campaign = new SmallCampaign(folder.resolve("run"));
        SmallCampaign.touchstone(campaign.arguments("0"));
        Path raw = campaign.folder().resolve("raw.ndjson");
        List<String> later = Files.readAllLines(raw);
        assertThat(later).isNotEmpty().allMatch(line -> line.contains("\"standing\":\"LATER\""));
        assertThat(campaign.findings()).isEmpty();

        assertThat(reduce(campaign)).contains(later.size() + " failing cases to look at");
        List<String> all = Files.readAllLines(raw);
        assertThat(all).hasSize(2 * later.size()).startsWith(later.toArray(new String[0]));
        assertThat(all.subList(later.size(), all.size())).noneMatch(line -> line.contains("\"standing\":\"LATER\""));
        Map<String, String> findings = campaign.findings();
        assertThat(findings.keySet())
                .anyMatch(name -> name.endsWith("README.md"))
                .anyMatch(name -> name.endsWith("original.json"));

        assertThat(reduce(campaign)).startsWith("0 failing cases to look at");
        assertThat(Files.readAllLines(raw)).isEqualTo(all);
        assertThat(campaign.findings()).isEqualTo(findings);

        Files.writeString(raw, all.getFirst().substring(0, 100), StandardOpenOption.APPEND);
        assertThat(reduce(campaign))
                .as("a line was cut off when the campaign was killed")
                .startsWith("0 failing cases to look at");
        assertThat(Files.readAllLines(raw)).isEqualTo(all);
    }

    private static String reduce(SmallCampaign campaign) {
        return SmallCampaign.touchstone(List.of("reduce", campaign.folder().toString(), "--reduce", "1"));
    }
}
