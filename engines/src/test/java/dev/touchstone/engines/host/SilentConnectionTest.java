package dev.touchstone.engines.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.host.Frame;
import dev.touchstone.host.Wire;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whoever is at the other end and says nothing, or does not listen, does not keep us waiting for ever. */
@Timeout(value = 40, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SilentConnectionTest {

    @Test
    void aProcessThatDoesNotReadIsGivenUpWhenItsTimeIsOver() throws IOException, InterruptedException {
        try (HostProcess host = HostProcess.start(FakeSessions.launch(Map.of()), Optional.empty(), () -> false)) {
            new ProcessBuilder("kill", "-STOP", Long.toString(host.pid()))
                    .start()
                    .waitFor();
            Frame large = new Frame(Frame.LOAD, new byte[64 << 20]);
            assertThatThrownBy(() -> host.ask(large, Duration.ofSeconds(1))).isInstanceOf(SocketTimeoutException.class);
        }
    }

    @Test
    void strangersWhoAreSilentOrSlowOrSaySomethingElseDoNotKeepOurProcessWaiting() throws Exception {
        List<Socket> strangers = new ArrayList<>();
        try (HostListener reception = new HostListener("secret")) {
            for (int i = 0; i < 300; i++) {
                Socket stranger = new Socket(InetAddress.getLoopbackAddress(), reception.port());
                strangers.add(stranger);
                if (i % 3 == 1) {
                    stranger.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.UTF_8));
                } else if (i % 3 == 2) {
                    stranger.getOutputStream().write(0);
                }
            }
            try (Socket child = new Socket(InetAddress.getLoopbackAddress(), reception.port())) {
                Wire.writeString(new DataOutputStream(child.getOutputStream()), "secret");
                // Less than a silent one may take.
                Socket ours = reception.await(Duration.ofSeconds(4)).orElseThrow();
                assertThat(ours.getPort()).isEqualTo(child.getLocalPort());
                ours.close();
            }
        } finally {
            for (Socket stranger : strangers) {
                stranger.close();
            }
        }
    }

    @Test
    void oneWhoSaysHalfOfTheSecretForEverIsSentAwayAtTheDeadline() throws Exception {
        try (HostListener reception = new HostListener("secret");
                Socket stranger = new Socket(InetAddress.getLoopbackAddress(), reception.port())) {
            stranger.setSoTimeout(20_000);
            stranger.getOutputStream().write(0);
            assertThat(stranger.getInputStream().read()).isEqualTo(-1);
            assertThat(reception.await(Duration.ZERO)).isEmpty();
        }
    }

    @Test
    void aSessionThatIsClosedWhileItsProcessDoesNotConnectEnds() throws Exception {
        // It runs, and never connects.
        Launch sleeping =
                new Launch(Path.of("/usr/bin/tail"), List.of("-f", "/dev/null", "--"), List.of(), "none", Map.of());
        HostSession session = new HostSession(FakeSessions.TARGET, sleeping, Watcher.NONE, 100);
        CompletableFuture<Void> starting = CompletableFuture.runAsync(session::start);
        assertThat(starting).isNotDone();
        session.close();
        assertThatThrownBy(() -> starting.get(20, TimeUnit.SECONDS)).hasRootCauseInstanceOf(EngineUnavailable.class);
    }
}
