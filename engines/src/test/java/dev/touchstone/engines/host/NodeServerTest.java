package dev.touchstone.engines.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.host.HostMain;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The server for stores in Node.js answers nobody but us. */
@Timeout(60)
class NodeServerTest {
    private static final String OURS = "X-Touchstone-Secret: word\r\n";

    @TempDir
    Path folder = Path.of("");

    @Test
    void onlyWhoKnowsTheSecretAndIsNoPageOfABrowserIsAnswered() throws Exception {
        assumeTrue(
                Stream.of(System.getenv("PATH").split(":")).anyMatch(path -> Files.isExecutable(Path.of(path, "node"))),
                "Node.js is not there");
        Path script = folder.resolve("serve.cjs");
        try (InputStream in = HostMain.class.getResourceAsStream("/dev/touchstone/host/node/serve.cjs")) {
            Files.copy(Objects.requireNonNull(in), script);
        }
        Files.writeString(
                folder.resolve("echo.cjs"),
                "module.exports = () => ({ query: async (text) => 'echo ' + text + process.env.TOUCHSTONE_SECRET });");
        ProcessBuilder builder = new ProcessBuilder("node", script.toString(), folder.toString(), "echo");
        builder.environment().put(HostMain.SECRET, "word");
        Process process = builder.start();
        try (BufferedReader output = process.inputReader()) {
            int port = Integer.parseInt(output.readLine());
            String host = "Host: 127.0.0.1:" + port + "\r\n";
            assertThat(ask(port, host + OURS)).startsWith("HTTP/1.1 200").contains("echo undefined");
            assertThat(ask(port, host)).startsWith("HTTP/1.1 403");
            assertThat(ask(port, host + "X-Touchstone-Secret: ward\r\n")).startsWith("HTTP/1.1 403");
            assertThat(ask(port, host + OURS + "Origin: http://127.0.0.1:" + port + "\r\n"))
                    .startsWith("HTTP/1.1 403");
            assertThat(ask(port, "Host: example.org:" + port + "\r\n" + OURS)).startsWith("HTTP/1.1 403");
        } finally {
            process.destroyForcibly();
        }
    }

    private static String ask(int port, String headers) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            String request = "GET /query HTTP/1.1\r\nConnection: close\r\n" + headers + "\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
