package dev.touchstone.cli.console;

import dev.touchstone.triage.Messages;
import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Where output goes. On a terminal there is one line at the bottom that is written over and over; elsewhere there are
 * plain lines.
 */
public final class Terminal implements Messages {
    private static final String ERASE_LINE = "\r\u001b[K";

    private final PrintWriter out;
    private final PrintWriter err;
    private final boolean interactive;
    private boolean statusShown;

    Terminal(PrintWriter out, PrintWriter err, boolean interactive) {
        this.out = out;
        this.err = err;
        this.interactive = interactive;
    }

    /** The start script tells whether standard output is a terminal: Java 21 cannot. */
    public static Terminal of(CommandSpec spec) {
        return new Terminal(
                spec.commandLine().getOut(), spec.commandLine().getErr(), Boolean.getBoolean("touchstone.terminal"));
    }

    public PrintWriter out() {
        return out;
    }

    public PrintWriter err() {
        return err;
    }

    public boolean isInteractive() {
        return interactive;
    }

    @Override
    public synchronized void line(String text) {
        clear();
        out.println(text);
        out.flush();
    }

    /** Writes the status over the last one; nothing where there is no terminal. */
    @Override
    public synchronized void status(String text) {
        if (interactive) {
            out.print(ERASE_LINE + text);
            out.flush();
            statusShown = true;
        }
    }

    @Override
    public synchronized void warning(String text) {
        clear();
        err.println("touchstone: " + text);
        err.flush();
    }

    private void clear() {
        if (statusShown) {
            out.print(ERASE_LINE);
            statusShown = false;
        }
    }
}
