package dev.touchstone.cli.console;

import java.util.ArrayList;
import java.util.List;

/** Text of any length and shape in lines of 80 columns. */
public final class LineWrap {
    static final int WIDTH = 80;

    /** Longer texts are cut; the JSON has them whole. */
    private static final int MOST = 400;

    private LineWrap() {}

    /** The lines, each behind this margin, and all but the first two columns further in. Words are not cut unless they fill a line. */
    public static List<String> lines(String margin, String text) {
        // Two blanks in a row set parts of a line apart.
        String plain = text.replaceAll("[\\t\\r\\n]+", " ").strip();
        String rest = plain.length() > MOST ? plain.substring(0, MOST) + "…" : plain;
        List<String> lines = new ArrayList<>();
        String before = margin;
        while (before.length() + rest.length() > WIDTH) {
            int most = WIDTH - before.length();
            int blank = rest.lastIndexOf(' ', most);
            int end = blank > most / 2 ? blank : most;
            lines.add((before + rest.substring(0, end)).stripTrailing());
            rest = rest.substring(end).strip();
            before = margin + "  ";
        }
        lines.add(before + rest);
        return lines;
    }

    /** A line that is no text to be wrapped, such as a row of a table, as far as it fits. */
    static String cut(String line) {
        return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 1) + "…";
    }
}
