package dev.touchstone.engines.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.value.Value;
import dev.touchstone.engines.statement.Text;
import dev.touchstone.host.HostMain;
import java.io.File;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A process of ours leaves nothing behind. */
@Timeout(60)
class HostFoldersTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void whatAnEngineWritesToTheTemporaryFolderGoesAwayWithItsProcess() throws Exception {
        Path temporary;
        try (HostSession session = FakeSessions.open(Watcher.NONE)) {
            Rows rows = (Rows) session.run(new Text("temporary"), Map.of(), Duration.ofSeconds(20));
            List<String> told = rows.answer().column(0).stream()
                    .map(value -> ((Value.Text) value).value())
                    .toList();
            assertThat(told.getFirst()).isEqualTo(told.getLast());
            temporary = Path.of(told.getFirst());
            assertThat(temporary).isNotEqualTo(Path.of(System.getProperty("java.io.tmpdir")));
            Files.writeString(temporary.resolve("library.so"), "unpacked");
        }
        assertThat(temporary.getParent()).doesNotExist();
    }

    @Test
    void aProcessWhoseParentIsGoneWhileItStartsRemovesItsFolders() throws Exception {
        Path own = Files.createDirectory(folder.resolve("own"));
        Path more = Files.createDirectory(folder.resolve("more"));
        Files.writeString(more.resolve("names"), "ours");
        Launch launch = FakeSessions.launch(Map.of());
        // It listens, and never answers: as it is where the parent dies before it accepts.
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            ProcessBuilder builder = new ProcessBuilder(
                            launch.java().toString(),
                            "-cp",
                            launch.classPath().stream()
                                    .map(Path::toString)
                                    .collect(Collectors.joining(File.pathSeparator)),
                            HostMain.class.getName(),
                            launch.adapter(),
                            Integer.toString(silent.getLocalPort()),
                            own.toString(),
                            more.toString())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD);
            builder.environment().put(HostMain.SECRET, "word");
            Process process = builder.start();
            process.getOutputStream().close();
            boolean ended = process.waitFor(20, TimeUnit.SECONDS);
            process.destroyForcibly();
            assertThat(ended).isTrue();
        }
        assertThat(own).doesNotExist();
        assertThat(more).doesNotExist();
    }
}
