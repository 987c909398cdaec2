package dev.touchstone.engines.host;

import dev.touchstone.host.Wire;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Waits for our process at a port that every local user can reach. Whoever connects is heard on a thread of his own, has one deadline for the
 * whole secret, and no byte more than that is read; so that those who say nothing, or speak slowly, keep nobody waiting.
 */
final class HostListener implements AutoCloseable {
    /** How long one that has connected may take to say who it is. */
    private static final Duration TO_SAY_WHO = Duration.ofSeconds(5);

    /** Where nobody can be received, such as without file descriptors, trying again at once would not help. */
    private static final Duration PAUSE = Duration.ofMillis(10);

    private static final int BACKLOG = 128;

    /** So many are heard at once; then the one that has been there for longest must go. */
    private static final int MOST = 256;

    private final ServerSocket server;
    private final byte[] expected;
    private final BlockingQueue<Socket> ours = new LinkedBlockingQueue<>();
    private final Deque<Socket> strangers = new ArrayDeque<>();

    HostListener(String secret) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Wire.writeString(new DataOutputStream(bytes), secret);
        expected = bytes.toByteArray();
        server = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::receive);
    }

    int port() {
        return server.getLocalPort();
    }

    /** The connection of the one who knows the secret, if he comes within this time. */
    Optional<Socket> await(Duration time) throws InterruptedException {
        return Optional.ofNullable(ours.poll(time.toMillis(), TimeUnit.MILLISECONDS));
    }

    private void receive() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                admit(socket);
                Thread.ofVirtual().start(() -> hear(socket));
            } catch (IOException e) {
                // It was closed, or this one is gone already.
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
    }

    private synchronized void admit(Socket socket) {
        strangers.addLast(socket);
        if (strangers.size() > MOST) {
            close(strangers.removeFirst());
        }
    }

    private void hear(Socket socket) {
        boolean knows = knows(socket);
        synchronized (this) {
            // One that had to go meanwhile is closed.
            boolean stays = strangers.remove(socket) && knows && !server.isClosed();
            if (stays) {
                ours.add(socket);
                return;
            }
        }
        close(socket);
    }

    private boolean knows(Socket socket) {
        byte[] said = new byte[expected.length];
        long end = System.nanoTime() + TO_SAY_WHO.toNanos();
        try {
            InputStream in = socket.getInputStream();
            for (int length = 0; length < said.length; ) {
                long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                if (left <= 0) {
                    throw new SocketTimeoutException("too slow");
                }
                socket.setSoTimeout((int) left);
                int more = in.read(said, length, said.length - length);
                if (more < 0) {
                    return false;
                }
                length += more;
            }
            return MessageDigest.isEqual(expected, said);
        } catch (IOException e) {
            return false;
        }
    }

    /** Nobody else is heard; the connection that was handed out stays. */
    @Override
    public synchronized void close() {
        try {
            server.close();
        } catch (IOException e) {
            // Then nobody can connect either.
            System.getLogger(HostListener.class.getName()).log(System.Logger.Level.DEBUG, "not closed", e);
        }
        strangers.forEach(HostListener::close);
        ours.forEach(HostListener::close);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            System.getLogger(HostListener.class.getName()).log(System.Logger.Level.DEBUG, "not closed", e);
        }
    }
}
