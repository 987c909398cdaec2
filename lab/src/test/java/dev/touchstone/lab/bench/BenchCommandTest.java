package dev.touchstone.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cli.Main;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class BenchCommandTest {
    @Test
    void everyLineOfItsTablesFitsAndTheEngineWasAsked() {
        StringWriter out = new StringWriter();
        CommandLine commandLine = Main.commandLine().setOut(new PrintWriter(out, true));
        int code = commandLine.execute("bench", "tinkergraph@3.7.5", "--warm", "1", "--seconds", "2");
        List<String> lines = out.toString().lines().toList();
        assertThat(code).isZero();
        assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        assertThat(lines)
                .anyMatch(line -> line.matches("\\| statements +\\| [1-9].*"))
                .anyMatch(line -> line.matches("\\| engines: executing +\\| .*"));
    }
}
