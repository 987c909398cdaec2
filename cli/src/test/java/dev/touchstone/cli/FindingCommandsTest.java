package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.oracle.PreludeCase;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Replay, versions, bisect and triage, on a bug that TinkerGraph had from 3.6.0 to 3.6.2. */
class FindingCommandsTest {
    private static final String BAD = "tinkergraph@3.6.1";
    private static final String ROOT = "org.apache.tinkerpop.gremlin.process.traversal.GremlinTypeErrorException";
    private static final Fail FAIL = HandMadeCampaign.fail(Kind.UNEXPECTED_EXCEPTION, BAD, ROOT + " < a.B.c");

    @TempDir
    Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int touchstone(String... args) {
        out.getBuffer().setLength(0);
        CommandLine commands = Main.commandLine();
        commands.setOut(new PrintWriter(out, true));
        commands.setErr(new PrintWriter(err, true));
        return Main.execute(commands, args);
    }

    @BeforeEach
    void aCampaign() throws IOException {
        HandMadeCampaign campaign = new HandMadeCampaign(folder);
        campaign.finding(
                "lte", "options", HandMadeCampaign.comparisonWithNaN(BAD, "lte"), FAIL, "g.V().dedup().has(…)");
        campaign.finding("gt", "options", HandMadeCampaign.comparisonWithNaN(BAD, "gt"), FAIL, "g.V()\n.has(…)");
        campaign.failed(1000, "lte", "NEW", FAIL);
        campaign.failed(2000, "lte", "SEEN", FAIL);
        campaign.failed(30_000, "gt", "NEW", FAIL);
        campaign.failed(40_000, "flop", "FLAKY", FAIL);
    }

    private String finding(String name) {
        return folder.resolve("findings").resolve(name).toString();
    }

    @Test
    void replaySaysOfEachFindingAndEngineWhatItDoes() {
        int code = touchstone("replay", folder.toString(), "--engine", "tinkergraph@3.6.3", "--engine", BAD);
        assertThat(out.toString().lines())
                .as(err.toString())
                .containsExactly(
                        "failing  gt  tinkergraph@3.6.1  The engine rejects a statement and answers an equivalent one.",
                        "failing  lte  tinkergraph@3.6.1  The engine rejects a statement and answers an equivalent one.",
                        "fixed  gt  tinkergraph@3.6.3  passes",
                        "fixed  lte  tinkergraph@3.6.3  passes",
                        "2 failing, 2 fixed, 0 inconclusive");
        assertThat(code).isEqualTo(1);
        assertThat(touchstone("replay", folder.toString(), "--engine", "tinkergraph@3.6.3"))
                .isZero();
    }

    @Test
    void replayTellsAnotherFailureAndWhatItCannotSay() throws IOException {
        Fail other = HandMadeCampaign.fail(Kind.UNEXPECTED_EXCEPTION, BAD, "java.lang.OtherException");
        new HandMadeCampaign(folder).finding("gt", "options", HandMadeCampaign.comparisonWithNaN(BAD, "gt"), other, "");
        assertThat(touchstone("replay", finding("gt"), "--verbose")).isEqualTo(1);
        assertThat(out.toString())
                .contains("fails differently: unexpected exception: ", BAD + "> g.V().has('k0', P.gt(1.0d))");
        assertThat(touchstone("replay", finding("gt"), "--engine", "tinkergraph@3.6.99"))
                .isEqualTo(2);
        assertThat(out.toString())
                .startsWith("inconclusive  gt  tinkergraph@3.6.99  tinkergraph has no version 3.6.99");
        assertThat(touchstone("replay", finding("gt"), "--engine", "tinkergraf@3.6.1"))
                .isEqualTo(64);
    }

    @Test
    void replayStartsTheEnginesOfEarlierCasesToo() throws IOException {
        PreludeCase sequel = new PreludeCase(
                List.of(HandMadeCampaign.comparisonWithNaN("tinkergraph@3.6.3", "lte")),
                HandMadeCampaign.comparisonWithNaN(BAD, "lte"));
        new HandMadeCampaign(folder).finding("after", "options", sequel, FAIL, "");
        assertThat(touchstone("replay", finding("after"))).as(err.toString()).isEqualTo(1);
        assertThat(out.toString()).startsWith("failing  after  tinkergraph@3.6.1  ");
    }

    @Test
    void findingsOfOneNameInTwoCampaignsAreTwo() throws IOException {
        HandMadeCampaign other = new HandMadeCampaign(folder.resolve("other"));
        String good = "tinkergraph@3.6.3";
        other.finding("lte", "options", HandMadeCampaign.comparisonWithNaN(good, "lte"), FAIL, "");
        touchstone(
                "versions",
                finding("lte"),
                other.folder().resolve("findings").toString(),
                "--from",
                "3.6.1",
                "--to",
                "3.6.2",
                "--every",
                "release");
        assertThat(out.toString())
                .contains("same  lte  tinkergraph@3.6.2", "does not fail on the release of the finding: passes");
    }

    @Test
    void versionsGivesTheRowAndGoesOnWhereItWasStopped() throws IOException {
        String[] command = {"versions", folder.toString(), "--from", "3.6.1", "--to", "3.6.3", "--every", "release"};
        assertThat(touchstone(command)).as(err.toString()).isZero();
        assertThat(out.toString())
                .contains("same  lte  tinkergraph@3.6.2  unexpected exception", "fixed  gt  tinkergraph@3.6.3  passes")
                .contains("lte on tinkergraph: bad 3.6.1, 3.6.2; good 3.6.3");
        Path file = folder.resolve("versions.ndjson");
        List<String> cells = Files.readAllLines(file);
        assertThat(cells).hasSize(6);
        assertThat(Path.of(finding("gt")).resolve("README.md"))
                .content()
                .contains("Versions of tinkergraph: bad 3.6.1, 3.6.2; good 3.6.3.");

        Files.writeString(
                file,
                String.join("\n", cells.subList(0, 5)) + "\n" + cells.get(5).substring(0, 20));
        assertThat(touchstone(command)).isZero();
        assertThat(out.toString().lines().filter(line -> line.matches("(same|fixed) .*")))
                .as("only what was cut off is tried again")
                .hasSize(1);
        assertThat(Files.readAllLines(file)).contains(cells.get(5));
    }

    @Test
    void bisectFindsTheFirstGoodRelease() {
        assertThat(touchstone("bisect", finding("lte"), "--from", "3.6", "--to", "3.6.4"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString().lines().filter(line -> line.matches("(same|fixed) .*")))
                .as("releases that were tried")
                .hasSize(5);
        assertThat(out.toString().lines()).endsWith("lte on tinkergraph: fixed in 3.6.3 (last affected: 3.6.2)");
        assertThat(touchstone("bisect", folder.toString())).isEqualTo(64);
    }

    @Test
    void triageCountsAndMergesAndCrossExamines() throws IOException {
        assertThat(touchstone("triage", folder.toString())).isEqualTo(1);
        assertThat(out.toString())
                .contains(
                        "discrepancies (N_D): 4",
                        "findings (fine signatures): 2",
                        "unknown, 2 of 2 findings",
                        "flaky: 1")
                .contains(
                        "| lte     | unexpected exception | options | 2    | 0:01  | ?            | g.V().dedup().has(…) |")
                .contains("      40         4         2         -  ####");
        assertThat(folder.resolve("triage.svg")).content().startsWith("<svg");

        String[] command = {
            "triage",
            folder.toString(),
            "--versions",
            "--from",
            "3.6.2",
            "--to",
            "3.6.3",
            "--every",
            "release",
            "--merge",
            "--cross",
            "--engine",
            "tinkergraph@3.6.3"
        };
        assertThat(touchstone(command)).as(err.toString()).isEqualTo(1);
        assertThat(out.toString())
                .contains(
                        "gt: also lte",
                        "version-distinct (N_VDD): 1",
                        "of which 1 are merged with another",
                        "| gt (+1) |")
                .containsPattern("finding +\\| crash \\| agree \\| options \\| disassemble-ids")
                .containsPattern("lte +\\| \\? +\\| \\? +\\| found +\\|.*\\| sees");
        assertThat(Path.of(finding("gt")).resolve("also/lte/case.json")).exists();
        assertThat(Path.of(finding("lte"))).doesNotExist();
        assertThat(touchstone("bisect", finding("gt"), "--from", "3.6.2", "--to", "3.6.3"))
                .as(out + "\n" + err)
                .isZero();
        assertThat(out.toString())
                .contains("1 other finding is merged with gt; only the first is used")
                .contains("gt on tinkergraph: fixed in 3.6.3");
        touchstone("versions", finding("gt"), "--from", "3.6.2", "--to", "3.6.3");
        assertThat(out.toString())
                .contains("only the first is used", "gt on tinkergraph: bad")
                .doesNotContain("lte on tinkergraph");
        assertThat(touchstone("bisect", folder.toString(), "--from", "3.6.2", "--to", "3.6.3"))
                .isZero();
        assertThat(touchstone("triage", finding("gt")))
                .as("that is no campaign")
                .isEqualTo(64);
    }

    @Test
    void anEngineThatIsWrongInAllVersionsIsSeenByTheReferenceAlone() throws IOException {
        String kuzu = "kuzu@0.7.1";
        String query = "MATCH (n:A) RETURN n.k0 AS k, CASE WHEN n.k1 THEN 1 ELSE 2 END AS c";
        HandMadeCampaign campaign = new HandMadeCampaign(folder.resolve("kuzu"));
        Fail fail = HandMadeCampaign.fail(Kind.WRONG_RESULT, kuzu, "missing extra");
        campaign.finding("case", "truth", HandMadeCampaign.wrongAnswer(kuzu, query), fail, query);
        assertThat(touchstone("triage", campaign.folder().toString(), "--cross", "--engine", "kuzu@0.9.0"))
                .as(err.toString())
                .isEqualTo(1);
        assertThat(out.toString())
                .containsPattern("finding \\| crash \\| agree \\| options \\| truth")
                .containsPattern("case    \\| no    \\| no    \\| -       \\| found");
        out.getBuffer().setLength(0);
        touchstone("triage", campaign.folder().toString(), "--cross", "--oracle", "truth,crash");
        assertThat(out.toString()).contains("| finding | crash | truth |");
    }
}
