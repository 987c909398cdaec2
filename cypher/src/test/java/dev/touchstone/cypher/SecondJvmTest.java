package dev.touchstone.cypher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A seed means the same in every JVM, whatever its hash salts, its locale and its time zone. */
class SecondJvmTest {

    @TempDir
    private Path folder;

    @Test
    void twentySeedsGiveTheSameBytesInAnotherJvm() throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        Path errors = folder.resolve("errors");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-Duser.language=tr",
                        "-Duser.country=TR",
                        "-Duser.timezone=Asia/Kathmandu",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Seeds.class.getName())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS))
                    .as("ended in time")
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).as(Files.readString(errors)).isZero();
        List<String> there = Files.readAllLines(output);
        List<String> here = Seeds.lines(20);
        assertThat(there).hasSameSizeAs(here);
        for (int i = 0; i < here.size(); i++) {
            assertThat(there.get(i))
                    .as("the %s of seed %d", i % 2 == 0 ? "dataset" : "query", i / 2)
                    .isEqualTo(here.get(i));
        }
    }
}
