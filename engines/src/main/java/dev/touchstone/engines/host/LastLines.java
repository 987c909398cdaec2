package dev.touchstone.engines.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Drains what a process prints, and keeps the last of it as evidence. */
final class LastLines {
    private static final int KEPT = 40;
    private static final int LONGEST = 500;

    private final Deque<String> lines = new ArrayDeque<>();
    private final Thread reader;

    LastLines(InputStream output) {
        reader = Thread.ofVirtual().start(() -> drain(output));
    }

    private void drain(InputStream output) {
        StringBuilder line = new StringBuilder();
        try (Reader in = new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8))) {
            for (int c = in.read(); c >= 0; c = in.read()) {
                if (c == '\n') {
                    keep(line.toString());
                    line.setLength(0);
                } else if (line.length() < LONGEST) {
                    line.append((char) c);
                }
            }
        } catch (IOException e) {
            keep("(the output broke off: " + e.getMessage() + ")");
        }
    }

    private synchronized void keep(String line) {
        if (lines.size() == KEPT) {
            lines.removeFirst();
        }
        lines.addLast(line);
    }

    /** What is there once the process has ended; waits a little for the rest of it. */
    List<String> afterTheEnd() {
        try {
            reader.join(java.time.Duration.ofSeconds(1));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            return List.copyOf(lines);
        }
    }
}
