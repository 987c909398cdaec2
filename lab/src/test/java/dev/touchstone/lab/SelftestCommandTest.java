package dev.touchstone.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class SelftestCommandTest {
    @TempDir
    Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int selftest(String... args) {
        CommandLine commands = Main.commandLine();
        commands.setOut(new PrintWriter(out, true));
        commands.setErr(new PrintWriter(err, true));
        String[] all = new String[args.length + 1];
        all[0] = "selftest";
        System.arraycopy(args, 0, all, 1, args.length);
        return Main.execute(commands, all);
    }

    @Test
    void theOraclesAreSoundAndAMutantIsCaught() {
        assertThat(selftest("--language", "cypher", "--cases", "10", "--mutant", "undirected"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString())
                .contains("| oracle", "| crash ", "| agree ", "| truth ")
                .containsPattern("undirected +truth +\\d+ cases")
                .contains("1 of 1 caught within 5000 cases");
    }

    @Test
    void aReferenceThatIsAnEngineIsTestedInItsProcesses() {
        assertThat(selftest("--language", "gremlin", "--cases", "25", "--mutant", "in-is-out"))
                .as(out.toString() + err)
                .isZero();
        assertThat(out.toString())
                .contains("| disassemble-ids ", "| truth ", "| spouses ", "| partition ", "| deletion ")
                .containsPattern("in-is-out +\\S+ +\\d+ cases");
    }

    @Test
    void aMutantThatIsNotCaughtIsExitCode1() {
        assertThat(selftest("--cases", "0", "--mistake", "sign-of-zero", "--each", "1"))
                .isEqualTo(1);
        assertThat(out.toString())
                .contains("not caught within 1", "0 of 1 caught within 1 cases; not caught: sign-of-zero");
    }

    @Test
    void whatIsInTheFileIsNotDoneAgain() throws IOException {
        Path file = folder.resolve("results.ndjson");
        String[] args = {"--cases", "0", "--mutant", "undirected", "--append", file.toString()};
        assertThat(selftest(args)).isZero();
        assertThat(Files.readAllLines(file)).singleElement().asString().contains("\"undirected\"", "\"truth\"");
        out.getBuffer().setLength(0);
        assertThat(selftest(args)).isZero();
        assertThat(Files.readAllLines(file)).hasSize(1);
        assertThat(out.toString().strip().lines()).hasSize(1);
    }

    @Test
    void aMatrixSaysWhoFindsWhatAndIsNotPlayedTwice() throws IOException {
        Path file = folder.resolve("matrix.ndjson");
        Files.writeString(file, "{\"mistake\":\"undirected\",\"oracle\":\"truth\",\"cases\":2}\n");
        String[] args = {
            "--matrix",
            "--language",
            "cypher",
            "--oracle",
            "truth,update",
            "--mutant",
            "undirected",
            "--each",
            "30",
            "--append",
            file.toString()
        };
        assertThat(selftest(args)).as(err.toString()).isZero();
        assertThat(out.toString())
                .containsPattern("\\| mutant +\\| truth \\| update \\|")
                .containsPattern("\\| undirected +\\| \\d+ +\\| - +\\|")
                .contains("update catches none of these")
                .doesNotContain("truth catches none");
        assertThat(Files.readAllLines(file))
                .as("what all hunted together is another hunt")
                .hasSize(3);
        assertThat(out.toString()).startsWith("1 of 1: undirected, caught by truth\n");
        String table = out.toString().substring(out.toString().indexOf("cypher, cases"));
        out.getBuffer().setLength(0);
        assertThat(selftest(args)).isZero();
        assertThat(out.toString()).isEqualTo(table);
        assertThat(Files.readAllLines(file)).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({
        "--language, klingon, 'there is no language \"klingon\" with a reference; there are: cypher, gremlin'",
        "--oracle, magic, 'there is no oracle \"magic\" here; there are, by family: general (crash, agree, '",
        "--mutant, none, 'there is no mutant \"none\"; there are: optional-match,'",
        "--each, 0, '--each must be from 1 to '"
    })
    void aMistakeInTheOptionsIsOneClearLine(String option, String value, String message) {
        assertThat(selftest(option, value)).isEqualTo(64);
        assertThat(err.toString().strip()).startsWith("touchstone: ").contains(message);
    }
}
