package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A password that a configuration holds is nowhere else: not in a message, not in a file, not in the list of processes. */
class PasswordsTest {
    private static final String SECRET = "hunter2secret";

    @TempDir
    Path folder = Path.of("");

    @Test
    void aPasswordIsNowhereButInItsConfiguration() throws Exception {
        // Nobody listens there, so that it is told why it cannot be used.
        String server = "bolt://127.0.0.1:1";
        Path config = Files.writeString(
                folder.resolve("config.yaml"),
                "engines: [\"" + server + "\"]\nservers:\n  " + server + ": {user: neo4j, password: " + SECRET + "}\n");
        ConcurrentLinkedQueue<String> seen = new ConcurrentLinkedQueue<>();
        AtomicBoolean over = new AtomicBoolean();
        Thread watcher = Thread.ofPlatform().daemon().start(() -> {
            while (!over.get()) {
                ProcessHandle.current().descendants().forEach(child -> look(child, seen));
                Thread.onSpinWait();
            }
        });
        Path out = folder.resolve("out");
        Shell shell = Shell.touchstone("run", "--config", config.toString(), "--out", out.toString());
        over.set(true);
        watcher.join();
        shell.isRefused();
        assertThat(seen).as("a process was started, and looked at").isNotEmpty();
        assertThat(String.join("\n", seen)).doesNotContain(SECRET);
        assertThat(shell.out() + shell.err()).doesNotContain(SECRET);
        assertThat(Files.exists(out) ? contents(out) : "").doesNotContain(SECRET);
    }

    /** Its command line, its environment, and the files in the folder that it is told to use. */
    private static void look(ProcessHandle child, ConcurrentLinkedQueue<String> seen) {
        child.info().commandLine().ifPresent(seen::add);
        try {
            seen.add(Files.readString(Path.of("/proc/" + child.pid() + "/environ"), StandardCharsets.ISO_8859_1));
            List<String> arguments = List.of(child.info().arguments().orElse(new String[0]));
            if (!arguments.isEmpty() && Files.isDirectory(Path.of(arguments.getLast()))) {
                seen.add(contents(Path.of(arguments.getLast())));
            }
        } catch (IOException | java.io.UncheckedIOException e) {
            // It ended meanwhile, or there is no such list on this system.
            seen.add(child.pid() + " ended");
        }
    }

    private static String contents(Path path) throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return all.toString();
    }
}
