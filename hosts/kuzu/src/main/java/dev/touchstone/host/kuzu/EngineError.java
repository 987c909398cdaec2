package dev.touchstone.host.kuzu;

import dev.touchstone.host.Worded;

/** What Kuzu says instead of an answer. It has no exceptions of its own in Java: there is a message, and when it came. */
final class EngineError extends Exception implements Worded {
    private static final long serialVersionUID = 1L;

    /** Whether the statement was refused before any of it was run. */
    final boolean planning;

    EngineError(String message, boolean planning) {
        super(message);
        this.planning = planning;
        // The stack of native code is not known. The message without names and numbers tells one error from another as
        // well.
        setStackTrace(new StackTraceElement[] {new StackTraceElement("kuzu", shape(message), null, -1)});
    }

    @Override
    public String words() {
        return shape(getMessage()).strip();
    }

    private static String shape(String message) {
        String line = message.split("\n", 2)[0];
        return line.replaceAll("'[^']*'|\"[^\"]*\"|<[^>]*>", "…")
                .replaceAll("Parameter \\w+", "Parameter …")
                .replaceAll("\\b[a-z]*[0-9][A-Za-z0-9_]*\\b", "…")
                .replaceAll("\\b[A-Z][0-9_]+\\w*\\b", "…")
                .replace('.', ' ');
    }
}
