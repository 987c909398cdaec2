package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the machine is at fault, a campaign stops at once and says why in one line, and what it wrote is true. */
@Timeout(120)
class MachineFaultsTest {
    private static final String ALL_CLASSES = System.getProperty("java.class.path");

    @TempDir
    Path folder = Path.of("");

    private record Ended(int code, String printed) {
        Ended isOneLine(String cause) {
            assertThat(code).as(printed).isEqualTo(70);
            assertThat(printed.lines().filter(line -> line.startsWith("touchstone: ")))
                    .as(printed)
                    .singleElement()
                    .asString()
                    .contains(cause);
            assertThat(printed).doesNotContain("\tat ").doesNotContain("a bug in Touchstone");
            return this;
        }
    }

    @Test
    void aFullDiskLeavesAsManyFindingsAsWereSaid() throws Exception {
        Ended ended = run("ulimit -f 120", "512m", ALL_CLASSES).isOneLine("File too large");
        Matcher said = Pattern.compile("FOUND").matcher(ended.printed());
        assertThat(findings()).hasSize((int) said.results().count()).isNotEmpty();
        assertThat(findings())
                .allSatisfy(finding -> assertThat(finding.resolve("README.md")).exists());
    }

    /** With so few that it cannot even load its own classes, and with a few more. */
    @ParameterizedTest
    @ValueSource(ints = {65, 75, 85})
    void withoutFileDescriptorsItStops(int most) throws Exception {
        run("ulimit -n " + most, "512m", ALL_CLASSES).isOneLine("Too many open files");
    }

    /** By the flag that the launcher gives. */
    @Test
    void withoutMemoryItStops() throws Exception {
        Ended ended = run("true", "14m", ALL_CLASSES);
        assertThat(ended.code()).as(ended.printed()).isEqualTo(3);
        assertThat(ended.printed()).contains("Terminating due to java.lang.OutOfMemoryError");
    }

    @Test
    void withoutAPartOfItselfItStops() throws Exception {
        String fewer = Arrays.stream(ALL_CLASSES.split(File.pathSeparator))
                .filter(path -> !path.contains("jena"))
                .collect(Collectors.joining(File.pathSeparator));
        run("true", "512m", fewer).isOneLine("a part of Touchstone is missing: org.apache.jena");
    }

    private Ended run(String limit, String heap, String classPath) throws Exception {
        List<String> command = new ArrayList<>(List.of("bash", "-c", limit + "; exec \"$@\"", "bash"));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Xmx" + heap,
                "-XX:+UseSerialGC",
                "-XX:+ExitOnOutOfMemoryError",
                "-cp",
                classPath,
                Main.class.getName()));
        command.addAll(List.of("run", "rdf4j@5.3.1", "--seed", "11", "--minutes", "1", "--reduce", "1"));
        command.addAll(List.of("--out", folder.resolve("out").toString()));
        Path printed = folder.resolve("printed.txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        return new Ended(process.waitFor(), Files.readString(printed));
    }

    private List<Path> findings() throws IOException {
        try (Stream<Path> all = Files.list(folder.resolve("out").resolve("findings"))) {
            return all.toList();
        }
    }
}
