package dev.touchstone.host;

/** Where an error arose in an engine that shows no frames of its own: its words, without what is different each time. */
public final class Spot {
    private static final int LONGEST = 80;

    private Spot() {}

    /** Puts the words of an error into the place of its frames, which are the same for all errors of a driver. */
    public static <T extends Throwable> T mark(T error, String kind) {
        String words = String.valueOf(error.getMessage())
                .replaceAll("(?s)(errCtx|line: |\\R).*", "")
                .replaceAll("'[^']*'|`[^`]*`|\"[^\"]*\"", "…")
                .replaceAll("\\d+", "#")
                .strip();
        String brief = words.length() <= LONGEST ? words : words.substring(0, LONGEST);
        error.setStackTrace(new StackTraceElement[] {new StackTraceElement(kind, brief, null, -1)});
        return error;
    }
}
