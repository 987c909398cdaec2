package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cli.console.ProgramVersion;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A campaign goes on as it was begun, or not at all. */
class ResumptionTest {
    @TempDir
    Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void aCampaign() throws IOException {
        Path known = Files.writeString(
                folder.resolve("known.yaml"), "- {query: x, reason: It is known., link: https://example.org}\n");
        assertThat(touchstone(
                        "run",
                        "tinkergraph@3.7.5",
                        "--rounds=1",
                        "--cases=5",
                        "--seed=1",
                        "--cpu-minutes=30",
                        "--known=" + known,
                        "--out=" + campaign()))
                .as(err.toString())
                .isZero();
    }

    private Path campaign() {
        return folder.resolve("run");
    }

    private int touchstone(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        CommandLine commands = Main.commandLine();
        commands.setOut(new PrintWriter(out, true));
        commands.setErr(new PrintWriter(err, true));
        return Main.execute(commands, args);
    }

    private void isRefused(String why, String... more) {
        String[] args = new String[more.length + 3];
        args[0] = "run";
        args[1] = "--resume";
        args[2] = campaign().toString();
        System.arraycopy(more, 0, args, 3, more.length);
        assertThat(touchstone(args)).as(why).isEqualTo(64);
        assertThat(err.toString().strip().lines())
                .singleElement()
                .asString()
                .startsWith("touchstone: ")
                .contains(why);
    }

    private void replaceInCampaign(String old, String other) throws IOException {
        Path file = campaign().resolve("campaign.json");
        assertThat(Files.readString(file)).contains(old);
        Files.writeString(file, Files.readString(file).replace(old, other));
    }

    @Test
    void whatItSaysIsOfTheWholeCampaign() throws IOException {
        String cases = summaryOf("cases");
        assertThat(touchstone("run", "--resume", campaign().toString()))
                .as(out + "\n" + err)
                .isZero();
        assertThat(out.toString()).contains("no findings");
        assertThat(summaryOf("cases")).isEqualTo(cases);
        assertThat(campaign().resolve("campaign.json"))
                .content()
                .contains("known.yaml")
                .containsPattern("\"cpuTime\" : \"?(PT30M|1800)");
    }

    private String summaryOf(String name) throws IOException {
        return Files.readAllLines(campaign().resolve("summary.json")).stream()
                .filter(line -> line.contains("\"" + name + "\""))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void itsSettingsStay() {
        isRefused("--resume cannot change --nodes", "--nodes", "5");
        isRefused("the engines that the campaign began with", "tinkergraph");
        isRefused("--minutes must be from", "--minutes", "0");
    }

    @Test
    void anotherVersionOfTouchstoneHasOtherCases() throws IOException {
        replaceInCampaign("\"touchstone\" : \"" + ProgramVersion.number(), "\"touchstone\" : \"0.0.1-old");
        isRefused("was started by Touchstone 0.0.1-old");
    }

    @Test
    void withoutOneOfItsEnginesItDoesNotGoOn() throws IOException {
        replaceInCampaign("\"tinkergraph@3.7.5\"", "\"tinkergraph@3.7.5\", \"tinkergraph@3.7.99\"");
        isRefused("tinkergraph has no version 3.7.99");
    }

    @Test
    void itsKnownFindingsAreStillKnown() throws IOException {
        Files.delete(folder.resolve("known.yaml"));
        isRefused("known.yaml cannot be read");
    }

    @Test
    void onlyOneProcessWritesIntoIt() throws IOException {
        try (FileChannel channel = FileChannel.open(campaign().resolve(".lock"), StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assertThat(lock.isValid()).isTrue();
            isRefused("another process is writing into");
        }
    }
}
