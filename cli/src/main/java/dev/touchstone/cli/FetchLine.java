package dev.touchstone.cli;

import dev.touchstone.engines.fetch.Progress;
import java.util.Locale;

/** Shows how a download goes on. */
final class FetchLine implements Progress {
    private static final long EVERY_NANOS = 200_000_000;
    private static final long EVERY_NANOS_PLAIN = 10_000_000_000L;

    private final Terminal terminal;
    private long last = System.nanoTime();

    FetchLine(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public synchronized void arrived(String what, int files, long bytes) {
        long now = System.nanoTime();
        if (what.isEmpty() || now - last < (terminal.isInteractive() ? EVERY_NANOS : EVERY_NANOS_PLAIN)) {
            return;
        }
        last = now;
        String text = "fetching " + what + ": " + files + " files, " + megabytes(bytes);
        if (terminal.isInteractive()) {
            terminal.status(text);
        } else {
            terminal.line(text);
        }
    }

    @Override
    public void done(String what, int files, long bytes) {
        terminal.line("fetched " + what + ": " + files + " files, " + megabytes(bytes));
    }

    private static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
    }
}
