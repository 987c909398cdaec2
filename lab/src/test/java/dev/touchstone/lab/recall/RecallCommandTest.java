package dev.touchstone.lab.recall;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Plays a campaign of seconds on a real engine. */
class RecallCommandTest {
    private static final String BUG = "{\"id\": \"rdf4j-values\", \"engine\": \"RDF4J\", \"language\": \"SPARQL\","
            + " \"kind\": \"wrong result\", \"versions_bad\": [\"5.3.1\"],"
            + " \"query\": [\"SELECT * { VALUES ?a { <u:a> } { VALUES ?a { } } UNION { ?b <u:p> ?c } }\"]}\n"
            + "{\"id\": \"nowhere\", \"engine\": \"RDF4J\", \"language\": \"SPARQL\", \"versions_bad\": [\"1.0.0\"]}\n"
            + "{\"id\": \"no-bug\", \"engine\": \"RDF4J\", \"language\": \"SPARQL\", \"status\": \"NOT-A-BUG\"}\n";

    @TempDir
    Path folder = Path.of("");

    private record Ran(int code, List<String> lines) {}

    private Ran recall(String... more) throws IOException {
        Path bugs = Files.writeString(folder.resolve("bugs.jsonl"), BUG);
        List<String> arguments = new ArrayList<>(List.of("recall", "--bugs", bugs.toString(), "--seeds", "42"));
        arguments.addAll(
                List.of("--cpu-minutes", "0.3", "--out", folder.resolve("out").toString()));
        arguments.addAll(List.of(more));
        StringWriter out = new StringWriter();
        CommandLine commands = Main.commandLine();
        commands.setOut(new PrintWriter(out, true));
        commands.setErr(new PrintWriter(out, true));
        int code = Main.execute(commands, arguments.toArray(new String[0]));
        return new Ran(code, out.toString().lines().toList());
    }

    @Test
    void everyEntryHasARowOrAReasonAndACampaignRunsOnce() throws IOException {
        Ran first = recall();
        assertThat(first.code()).as("%s", first.lines()).isZero();
        assertThat(first.lines())
                .anyMatch(line -> line.startsWith("3 entries; 1 campaign of 0.3 CPU-minutes on 1 version: rdf4j@5.3.1"))
                .anyMatch(line -> line.startsWith("| rdf4j-values | rdf4j@5.3.1 |"))
                .anyMatch(line -> line.contains("nowhere: no version that runs here: rdf4j@1.0.0 is not supported"))
                .anyMatch(line -> line.startsWith("Not counted: 1 that are no bugs, 1 that cannot run here"))
                .anyMatch(line -> line.startsWith("Found besides: "));
        assertThat(table(first)).isNotEmpty().allMatch(line -> line.length() <= 80);
        assertThat(folder.resolve("out").resolve("recall.md")).content().contains("rdf4j-values");
        Ran second = recall();
        assertThat(second.lines()).noneMatch(line -> line.startsWith("> touchstone run"));
        assertThat(table(second)).isEqualTo(table(first));
        Ran other = recall("--reduce", "5");
        assertThat(other.code()).isEqualTo(64);
        assertThat(other.lines().getLast()).contains("was run with other options");
    }

    /** What is printed when all campaigns have run. */
    private static List<String> table(Ran ran) {
        int begin = ran.lines().indexOf("") + 1;
        int head = (int) ran.lines().stream()
                .takeWhile(line -> !line.startsWith("| entry "))
                .count();
        return ran.lines().subList(Math.max(begin, head), ran.lines().size());
    }

    @Test
    void badInputIsOneLine() throws IOException {
        assertThat(recall("--only", "nope").code()).isEqualTo(64);
        assertThat(recall("--engine", "nope").code()).isEqualTo(64);
        assertThat(recall("--engine", "jena").lines())
                .hasSize(1)
                .allMatch(line -> line.endsWith("has no entry with an affected version of jena"));
        assertThat(recall("--decided", "nowhere.jsonl").code()).isEqualTo(64);
        assertThat(recall("--bugs", "nowhere.jsonl").code()).isEqualTo(64);
    }
}
