package dev.touchstone.core;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The evidence that a report of our own bug needs. */
public final class Evidence {
    private Evidence() {}

    /** The stack trace, as text. */
    public static String of(Throwable mistake) {
        StringWriter text = new StringWriter();
        mistake.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
