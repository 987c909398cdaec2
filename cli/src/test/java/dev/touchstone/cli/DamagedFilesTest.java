package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.CampaignFolder.CampaignManifest;
import dev.touchstone.campaign.store.EventLog;
import dev.touchstone.campaign.store.RawLog.Decision;
import dev.touchstone.campaign.store.RawLog.Raw;
import dev.touchstone.cli.console.ProgramVersion;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that were damaged, or never were ours: which file, what is wrong, exit code 64, and nothing is changed. No engine is started. */
class DamagedFilesTest {
    private static final Json JSON = new Json(Languages.installed());
    private static final String ENGINE = "tinkergraph@3.7.5";

    @TempDir
    Path folder = Path.of("");

    /** What is put in the place of a file that holds one object. */
    private static final List<String> NO_OBJECTS =
            List.of("", "null", "[]", "7", "\"x\"", "{", "{}", "[".repeat(100_000), "{\"a\":1}{", "\u0000\u0001\u0002");

    private record Damage(String file, String content, List<String> command) {
        @Override
        public String toString() {
            return command.getFirst() + " with " + file + " = " + content.substring(0, Math.min(content.length(), 40));
        }
    }

    static Stream<Damage> damages() throws IOException {
        List<Damage> all = new ArrayList<>();
        String oneCase = JSON.stored(example());
        List<String> cases = new ArrayList<>(NO_OBJECTS);
        cases.addAll(List.of(
                oneCase.substring(0, oneCase.length() / 2),
                oneCase.replace("\"" + ENGINE + "\"", "null"),
                oneCase.replace("\"" + ENGINE + "\"", "\"tinkergraph@../../evil\""),
                oneCase.replace("\"" + ENGINE + "\"", "\"bolt://u:hunter2secret@h\""),
                oneCase.replace("\"" + ENGINE + "\"", "7"),
                oneCase.replaceFirst("\"dataset\"", "\"datasat\""),
                oneCase.replaceFirst("\"calls\" : \\[", "\"calls\" : [ null, "),
                oneCase.replaceFirst("\"nodes\" : \\[", "\"nodes\" : [ null, "),
                oneCase.replaceFirst("\"key\" : 0", "\"key\" : \"x\"")));
        for (String content : cases) {
            for (String command : List.of("replay", "versions", "bisect")) {
                all.add(new Damage("findings/one/case.json", content, List.of(command, "findings/one")));
            }
            all.add(new Damage("findings/one/case.json", content, List.of("triage", ".")));
        }
        for (String content :
                List.of("", "null", "[]", "7", "{\"fail\":7}", "{\"fail\":{\"kind\":\"NOPE\"}}", "{", "\u0000")) {
            for (String command : List.of("replay", "versions", "bisect")) {
                all.add(new Damage("findings/one/finding.json", content, List.of(command, "findings/one")));
            }
        }
        String begun = JSON.stored(beginning());
        List<String> beginnings = new ArrayList<>(NO_OBJECTS);
        beginnings.addAll(List.of(
                begun.replace("\"" + ENGINE + "\"", ""),
                begun.replace("\"" + ENGINE + "\"", "null"),
                begun.replaceFirst("\"workers\" : 1", "\"workers\" : 2000000000"),
                begun.replaceFirst("\"nodes\" : \"[^\"]+\"", "\"nodes\" : 2000000000"),
                begun.replaceFirst("\"bindings\" : \"[^\"]+\"", "\"bindings\" : 2000000000"),
                begun.replaceFirst("\"clauses\" : \"[^\"]+\"", "\"clauses\" : -1"),
                begun.replaceFirst("\"workers\" : 1", "\"workers\" : null"),
                begun.replaceFirst("\"cases\" : 6", "\"cases\" : -1"),
                begun.replaceFirst("\"settings\"", "\"sittings\""),
                begun.replaceFirst("\"limits\" : \\{", "\"limits\" : null, \"x\" : {")));
        for (String content : beginnings) {
            all.add(new Damage("campaign.json", content, List.of("run", "--resume", ".")));
            all.add(new Damage("campaign.json", content, List.of("reduce", ".")));
        }
        for (String content : List.of(
                "",
                "null\n",
                "[]\n",
                "7\n",
                "{\n",
                "\u0000\u0001\n",
                "\u0000\u0001",
                "{\"event\":\"RoundFinished\",\"tally\":7}\n",
                "{\"event\":\"Considered\",\"origin\":null,\"standing\":\"NEW\"}\n",
                "{\"format\":1,\"at\":1,\"event\":{\"is\":\"round-finished\",\"tally\":7}}\n",
                "{\"format\":1,\"at\":1,\"event\":{\"is\":\"engine-started\"}}\n",
                "{\"format\":1,\"at\":1,\"event\":{\"is\":\"nonsense\"}}\n",
                "{\"format\":2,\"at\":1}\n",
                "{\"format\":1}\n")) {
            all.add(new Damage("events.ndjson", content, List.of("run", "--resume", ".")));
            all.add(new Damage("events.ndjson", content, List.of("reduce", ".")));
        }
        for (String content : List.of("null\n", "[]\n", "{\n", "\u0000\n", "\u0000", "{\"standing\":\"LATER\"}\n")) {
            all.add(new Damage("raw.ndjson", content, List.of("reduce", ".")));
        }
        for (String content : List.of("", "null", "[]", "{", "\u0000")) {
            all.add(new Damage("summary.json", content, List.of("run", "--resume", ".")));
        }
        for (String file : List.of("findings/one/case.json", "campaign.json", "events.ndjson", "raw.ndjson")) {
            // A folder stands where the file should be.
            all.add(new Damage(
                    file,
                    "FOLDER",
                    file.endsWith("case.json") ? List.of("replay", "findings/one") : List.of("run", "--resume", ".")));
        }
        return all.stream();
    }

    private static Case example() {
        return HandMadeCampaign.comparisonWithNaN(ENGINE, "eq");
    }

    private static CampaignManifest beginning() {
        Settings settings = new Settings(
                1,
                new Extent(Optional.of(2), Optional.empty(), 1),
                new RoundSize(1, 6),
                Duration.ofSeconds(10),
                List.of(),
                Effort.DEFAULT);
        return new CampaignManifest(
                ProgramVersion.number(),
                settings,
                List.of(EngineId.parse(ENGINE)),
                Optional.empty(),
                Optional.empty(),
                false);
    }

    private void writeCampaign() throws IOException {
        Fail fail = HandMadeCampaign.fail(Kind.INTERNAL_ERROR, ENGINE, "x");
        new HandMadeCampaign(folder).finding("one", "options", example(), fail, "g.V()");
        Files.writeString(folder.resolve("campaign.json"), JSON.stored(beginning()));
        Files.writeString(
                folder.resolve("events.ndjson"),
                JSON.storedLine(new EventLog.Logged(
                                0, new Event.GroupStarted("gremlin", List.of(EngineId.parse(ENGINE)), Map.of())))
                        + "\n");
        Finding.Origin origin = new Finding.Origin("gremlin", 1, 0, 0);
        Raw raw = new Raw(
                1,
                new Finding.Proof("options", "why"),
                new Decision("coarse", Standing.LATER),
                origin,
                fail,
                example(),
                false);
        Files.writeString(folder.resolve("raw.ndjson"), JSON.storedLine(raw) + "\n");
        Files.writeString(folder.resolve("summary.json"), "{\"stopped\":false,\"cpuMillis\":5}\n");
    }

    @ParameterizedTest
    @MethodSource("damages")
    void aDamagedFileIsNamedAndNothingIsChanged(Damage damage) throws IOException {
        writeCampaign();
        Path file = folder.resolve(damage.file());
        if (damage.content().equals("FOLDER")) {
            Files.delete(file);
            Files.createDirectory(file);
        } else {
            Files.write(file, damage.content().getBytes(StandardCharsets.ISO_8859_1));
        }
        Map<String, String> before = contents();
        List<String> arguments = new ArrayList<>(damage.command());
        arguments.set(
                arguments.size() - 1,
                folder.resolve(arguments.getLast()).normalize().toString());
        Shell shell = Shell.touchstone(arguments).isRefused();
        assertThat(shell.err()).doesNotContain("hunter2secret");
        if (!damage.content().equals("FOLDER")) {
            assertThat(shell.err())
                    .contains(Path.of(damage.file()).getFileName().toString());
        }
        assertThat(contents()).as("nothing is changed").isEqualTo(before);
    }

    private Map<String, String> contents() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> !each.endsWith(".lock")).toList()) {
                contents.put(
                        folder.relativize(file).toString(),
                        Files.isRegularFile(file) ? Files.readString(file, StandardCharsets.ISO_8859_1) : "");
            }
        }
        return contents;
    }
}
