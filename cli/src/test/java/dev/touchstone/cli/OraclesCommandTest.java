package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.round.Group;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.Languages;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class OraclesCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int touchstone(String... args) {
        CommandLine commands = Main.commandLine();
        commands.setOut(new PrintWriter(out, true));
        commands.setErr(new PrintWriter(err, true));
        return Main.execute(commands, args);
    }

    @Test
    void everyOracleIsListedOnceWithItsLanguages() {
        assertThat(touchstone("oracles")).as(err.toString()).isZero();
        assertThat(out.toString().lines())
                .contains("general", "elementary", "compound", "dynamic")
                .filteredOn(line -> line.startsWith("  crash "))
                .singleElement()
                .isEqualTo("  crash (cypher, gremlin, sparql)");
        assertThat(out.toString().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void aLanguageHasItsOwnList() {
        assertThat(touchstone("oracles", "--language", "gremlin")).isZero();
        assertThat(out.toString())
                .contains("  disassemble-ids\n", "  spouses\n")
                .doesNotContain("  disassemble\n");
    }

    @Test
    void aLanguageThatIsNoneIsOneClearLine() {
        assertThat(touchstone("oracles", "--language", "klingon")).isEqualTo(64);
        assertThat(err.toString().strip())
                .isEqualTo("touchstone: there is no language \"klingon\"; there are: cypher, gremlin, sparql");
    }

    @Test
    void everyOracleHasAnExampleInOneLine() {
        for (Language language : Languages.installed().all()) {
            assertThat(Group.oraclesOf(language))
                    .allSatisfy(oracle -> assertThat(oracle.example())
                            .as("%s of %s", oracle.name(), language.name())
                            .isNotBlank()
                            .doesNotContain("\n"));
        }
    }
}
