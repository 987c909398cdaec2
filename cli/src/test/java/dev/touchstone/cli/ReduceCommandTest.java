package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cli.console.ExitCode;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReduceCommandTest {
    /** The origin of a failure that was met while another was made small. */
    private static final String MET = "\"met\":";

    @TempDir
    Path folder = Path.of("");

    @Test
    void whatWasPutOffIsLookedAtOnce() throws IOException {
        SmallCampaign campaign = new SmallCampaign(folder.resolve("run"));
        StringWriter said = new StringWriter();
        assertThat(SmallCampaign.touchstone(campaign.arguments("0"), said))
                .as("nothing that failed is examined\n%s", said)
                .isEqualTo(ExitCode.INCONCLUSIVE.code());
        assertThat(said.toString())
                .contains(" deferred (touchstone reduce examines them)\nno finding yet, ")
                .doesNotContain("no findings");
        Path raw = campaign.folder().resolve("raw.ndjson");
        List<String> later = Files.readAllLines(raw);
        assertThat(later).isNotEmpty().allMatch(line -> line.contains("\"standing\":\"LATER\""));
        assertThat(campaign.findings()).isEmpty();

        assertThat(reduce(campaign)).contains(later.size() + " failing cases to examine");
        assertThat(Files.readAllLines(raw)).startsWith(later.toArray(new String[0]));
        assertThat(notMetBesides(raw)).hasSize(2 * later.size());
        assertThat(notMetBesides(raw).subList(later.size(), 2 * later.size()))
                .noneMatch(line -> line.contains("\"standing\":\"LATER\""));
        // Other failures are deferred, and examined the next time.
        for (int again = 0; again < 5 && !reduce(campaign).startsWith("0 failing cases to examine"); again++) {
            assertThat(notMetBesides(raw)).as("nothing is examined twice").hasSize(2 * later.size());
        }
        List<String> all = Files.readAllLines(raw);
        Map<String, String> findings = campaign.findings();
        assertThat(findings.keySet())
                .anyMatch(name -> name.endsWith("README.md"))
                .anyMatch(name -> name.endsWith("original.json"));

        assertThat(reduce(campaign)).startsWith("0 failing cases to examine");
        assertThat(Files.readAllLines(raw)).isEqualTo(all);
        assertThat(campaign.findings()).isEqualTo(findings);

        Files.writeString(raw, all.getFirst().substring(0, 100), StandardOpenOption.APPEND);
        assertThat(reduce(campaign))
                .as("a line was cut off when the campaign was killed")
                .startsWith("0 failing cases to examine");
        assertThat(Files.readAllLines(raw)).isEqualTo(all);
    }

    @Test
    void aFindingThatWasNotReducedToTheEndGoesOnFromThere() throws IOException {
        SmallCampaign campaign = new SmallCampaign(folder.resolve("run"));
        SmallCampaign.touchstone(campaign.arguments("0.001"));
        Path large = findings(campaign).getFirst();
        assertThat(Files.readString(large.resolve("README.md")).lines().findFirst())
                .hasValueSatisfying(title -> assertThat(title).endsWith("(not fully shrunk)"));

        StringWriter said = new StringWriter();
        assertThat(SmallCampaign.touchstone(List.of("reduce", large.toString()), said))
                .as("%s", said)
                .isEqualTo(ExitCode.FINDINGS.code());
        Path small = findings(campaign).stream()
                .filter(finding -> said.toString().contains(finding.toString()))
                .findFirst()
                .orElseThrow();
        assertThat(said.toString()).contains("fully shrunk after ");
        assertThat(Files.readString(small.resolve("README.md")).lines().findFirst())
                .hasValueSatisfying(title -> assertThat(title).doesNotContain("not fully"));
        assertThat(small.resolve("original.json")).exists();
        assertThat(SmallCampaign.touchstone(List.of("replay", small.toString())))
                .contains("failing");
        assertThat(SmallCampaign.touchstone(List.of("reduce", small.toString())))
                .contains("is fully shrunk");
    }

    private static List<Path> findings(SmallCampaign campaign) throws IOException {
        try (Stream<Path> all = Files.list(campaign.folder().resolve("findings"))) {
            return all.filter(path -> !path.getFileName().toString().startsWith("."))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void whatCannotBeLookedAtIsLeftAndTheOthersGoOn() throws IOException {
        SmallCampaign campaign = new SmallCampaign(folder.resolve("run"));
        SmallCampaign.touchstone(campaign.arguments("0"));
        Path raw = campaign.folder().resolve("raw.ndjson");
        String whole = Files.readAllLines(raw).getFirst();
        String absent = whole.replace("kuzu@0.7.1", "kuzu@0.0.1");
        String strange = whole.replace("\"language\":\"cypher\"", "\"language\":\"klingon\"");
        assertThat(List.of(absent, strange)).doesNotContain(whole);
        Files.writeString(raw, absent.replace("\"turn\":", "\"turn\":9") + "\n" + strange + "\n" + whole + "\n");

        StringWriter said = new StringWriter();
        int code = SmallCampaign.touchstone(List.of("reduce", campaign.folder().toString(), "--reduce", "1"), said);
        assertThat(code).as("%s", said).isEqualTo(ExitCode.INTERNAL_BUG.code());
        assertThat(said.toString())
                .contains("1 of 3: left: kuzu@0.0.1 is unavailable", "2 of 3: failed: a bug in Touchstone")
                .containsPattern("3 of 3: new kuzu-");
        assertThat(Files.readAllLines(raw))
                .as("only one of them is done")
                .filteredOn(line -> !line.contains(MET))
                .hasSize(4);
    }

    @Test
    void whatDoesNotFailAloneIsKept() throws IOException {
        SmallCampaign campaign = new SmallCampaign(folder.resolve("run"));
        SmallCampaign.touchstone(campaign.arguments("0"));
        Path raw = campaign.folder().resolve("raw.ndjson");
        String whole = Files.readAllLines(raw).getFirst();
        // Nobody fails in this way.
        String other = whole.replaceFirst("\"kind\":\"[A-Z_]+\"", "\"kind\":\"HANG\"");
        Files.writeString(raw, other.replaceFirst("\"turn\":\\d+", "\"turn\":3") + "\n");
        assertThat(reduce(campaign)).contains("1 of 1: left: it does not fail alone");
        Files.writeString(raw, other.replaceFirst("\"turn\":\\d+", "\"turn\":0") + "\n");
        assertThat(reduce(campaign)).as("nothing was asked before it").contains("1 of 1: flaky ");
        assertThat(Files.readAllLines(raw)).hasSize(2).last().asString().contains("\"standing\":\"FLAKY\"");
    }

    private static List<String> notMetBesides(Path raw) throws IOException {
        return Files.readAllLines(raw).stream()
                .filter(line -> !line.contains(MET))
                .toList();
    }

    private static String reduce(SmallCampaign campaign) {
        return SmallCampaign.touchstone(List.of("reduce", campaign.folder().toString(), "--reduce", "1"));
    }
}
