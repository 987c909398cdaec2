package dev.touchstone.cli.console;

import dev.touchstone.core.Count;
import dev.touchstone.engines.fetch.Progress;
import java.util.Locale;

/** Shows the progress of a download. */
public final class FetchProgress implements Progress {
    /** Less is metadata: everything else was cached. */
    private static final long LEAST_BYTES = 50_000;

    private static final long EVERY_NANOS = 200_000_000;
    private static final long EVERY_NANOS_PLAIN = 10_000_000_000L;

    private final Terminal terminal;
    private long last = System.nanoTime();

    public FetchProgress(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public synchronized void arrived(String what, int files, long bytes) {
        long now = System.nanoTime();
        if (what.isEmpty() || now - last < (terminal.isInteractive() ? EVERY_NANOS : EVERY_NANOS_PLAIN)) {
            return;
        }
        last = now;
        String text = "fetching " + what + ": " + Count.of(files, "file") + ", " + megabytes(bytes);
        if (terminal.isInteractive()) {
            terminal.status(text);
        } else {
            terminal.line(text);
        }
    }

    @Override
    public void done(String what, int files, long bytes) {
        if (bytes < LEAST_BYTES) {
            return;
        }
        terminal.line("fetched " + what + ": " + Count.of(files, "file") + ", " + megabytes(bytes));
    }

    private static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
    }
}
