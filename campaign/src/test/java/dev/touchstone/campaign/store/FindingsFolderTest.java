package dev.touchstone.campaign.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.EngineRestarted;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.PlainReport;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.report.Reproductions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingsFolderTest {
    private static final EngineId ENGINE = EngineId.parse("jena/tdb2@5.6.0");

    private final Json json = new Json(new Languages(List.of(new FakeLanguage(List.of()))));

    @TempDir
    private Path campaign;

    private FindingsFolder folder;

    @BeforeEach
    void findingsAreInTheFolderOfTheCampaign() {
        folder = new FindingsFolder(campaign.resolve("findings"), json, Reproductions.plain(new PlainReport()));
    }

    @Test
    void aNewFindingIsAFolderNamedByItsSignature() throws IOException {
        folder.on(new Considered(finding("here", 0), Standing.NEW));
        Path written = folderOf(finding("here", 0));
        assertThat(names(campaign.resolve("findings")))
                .containsExactly(written.getFileName().toString());
        assertThat(names(written)).containsExactly("README.md", "case.json", "finding.json");
        assertThat(written.getFileName().toString()).startsWith("jena-tdb2-crash-");
    }

    @Test
    void theCaseReadsBackAsItWas() throws IOException {
        folder.on(new Considered(finding("here", 0), Standing.NEW));
        String stored = Files.readString(folderOf(finding("here", 0)).resolve("case.json"));
        assertThat(json.readCase(stored)).isEqualTo(finding("here", 0).proposed());
    }

    @Test
    void thePageSaysWhatAReaderNeeds() throws IOException {
        folder.on(new Considered(finding("here", 7), Standing.NEW));
        assertThat(Files.readString(folderOf(finding("here", 7)).resolve("README.md")))
                .startsWith("# jena/tdb2 5.6.0: `find it` crashes the process: here\n\nIt dies.\n")
                .contains("1 nodes, 0 edges", "find it", "crashed: exit code 1", "./touchstone replay ")
                .contains("oracle `crash`, seed 42, fake round 3, turn 7");
    }

    @Test
    void laterSightsAreAppended() throws IOException {
        folder.on(new Considered(finding("here", 0), Standing.NEW));
        folder.on(new Considered(finding("here", 1), Standing.SEEN));
        folder.on(new Considered(finding("here", 2), Standing.SEEN));
        Path written = folderOf(finding("here", 0));
        assertThat(names(written)).containsExactly("README.md", "case.json", "finding.json", "seen.ndjson");
        assertThat(Files.readAllLines(written.resolve("seen.ndjson")))
                .map(line -> json.read(line, Finding.Origin.class).turn())
                .containsExactly(1, 2);
    }

    @Test
    void aFindingThatIsThereAlreadyIsAnotherSightOfIt() throws IOException {
        folder.on(new Considered(finding("here", 0), Standing.NEW));
        folder.on(new Considered(finding("here", 1), Standing.NEW));
        assertThat(names(folderOf(finding("here", 0))))
                .containsExactly("README.md", "case.json", "finding.json", "seen.ndjson");
    }

    @Test
    void aFindingThatWasMergedWithAnotherIsSeenWhereItLies() throws IOException {
        folder.on(new Considered(finding("here", 0), Standing.NEW));
        folder.on(new Considered(finding("there", 0), Standing.NEW));
        Path also = Files.createDirectories(folderOf(finding("there", 0)).resolve(FileNames.ALSO));
        Path merged = also.resolve(finding("here", 0).signature().text());
        Files.move(folderOf(finding("here", 0)), merged);
        folder.on(new Considered(finding("here", 1), Standing.SEEN));
        assertThat(names(merged)).containsExactly("README.md", "case.json", "finding.json", "seen.ndjson");
        assertThat(folderOf(finding("here", 0))).doesNotExist();
    }

    @Test
    void aFindingThatSomebodyTookAwayIsWrittenAnew() throws IOException {
        folder.on(new Considered(finding("here", 1), Standing.SEEN));
        assertThat(names(folderOf(finding("here", 1)))).containsExactly("README.md", "case.json", "finding.json");
    }

    @Test
    void flakyOnesAreBesideTheFindings() throws IOException {
        folder.on(new Considered(finding("here", 4), Standing.FLAKY));
        folder.on(new Considered(finding("there", 5), Standing.FLAKY));
        assertThat(names(campaign)).containsExactly("flaky.ndjson");
        assertThat(Files.readAllLines(campaign.resolve("flaky.ndjson")))
                .map(line -> json.read(line, FindingFacts.class)
                        .origin()
                        .orElseThrow()
                        .turn())
                .containsExactly(4, 5);
    }

    @Test
    void differentFindingsHaveDifferentFolders() throws IOException {
        folder.on(new Considered(finding("here", 0), Standing.NEW));
        folder.on(new Considered(finding("there", 0), Standing.NEW));
        assertThat(names(campaign.resolve("findings")))
                .as("and no draft is left")
                .hasSize(2)
                .allMatch(name -> name.startsWith("jena-tdb2-crash-"));
    }

    @Test
    void otherEventsLeaveNoTrace() throws IOException {
        folder.on(new EngineRestarted(ENGINE, "asked to"));
        assertThat(names(campaign)).isEmpty();
    }

    private Path folderOf(Finding finding) {
        return campaign.resolve("findings").resolve(finding.signature().text());
    }

    private static List<String> names(Path path) throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static Finding finding(String mark, int turn) {
        return new Finding(
                "crash",
                "It must not die.",
                new CrashCase(FakeLanguage.graph(1), ENGINE, new Words("find it")),
                new Fail(Kind.CRASH, ENGINE, mark, "It dies."),
                Transcript.of(List.of(new Transcript.Entry(
                        Step.read(ENGINE, new Words("find it")),
                        "find it",
                        new Outcome.Crashed("exit code 1", List.of()),
                        true))),
                new Finding.Origin("fake", 42, 3, turn));
    }
}
