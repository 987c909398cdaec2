package dev.touchstone.engines.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.TimeUnit;

/** Processes that listen on loopback, for tests. */
final class Loopback {
    private static final int PATIENCE_SECONDS = 60;

    private Loopback() {}

    /** A port on which nobody listens. */
    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** Waits until a process listens; one that does not is ended. */
    static void await(Process process, int port) {
        for (int tries = 0; tries < PATIENCE_SECONDS * 10; tries++) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                return;
            } catch (IOException notYet) {
                if (!process.isAlive()) {
                    break;
                }
                pause(process);
            }
        }
        end(process);
        throw new IllegalStateException("a server did not start: " + process.info());
    }

    private static void pause(Process process) {
        try {
            process.waitFor(100, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Ends a process, so that its port is free again. */
    static void end(Process process) {
        process.destroyForcibly();
        try {
            process.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
