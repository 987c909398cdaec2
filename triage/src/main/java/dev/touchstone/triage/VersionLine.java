package dev.touchstone.triage;

import java.util.List;
import java.util.stream.Collectors;

/** The lines of a finding's page that say on which versions it fails. They stand between two marks, and are written anew. */
public final class VersionLine {
    private static final String BEGIN = "<!-- versions -->";
    private static final String END = "<!-- /versions -->";

    private VersionLine() {}

    /** The page with these histories, in the place of those that it had, or at its end. */
    public static String into(String page, List<History> histories) {
        String block =
                BEGIN + "\n" + histories.stream().map(VersionLine::line).collect(Collectors.joining("\n")) + "\n" + END;
        int begin = page.indexOf(BEGIN);
        int end = page.indexOf(END, Math.max(begin, 0));
        if (begin >= 0 && end >= 0) {
            return page.substring(0, begin) + block + page.substring(end + END.length());
        }
        return page + (page.endsWith("\n") ? "\n" : "\n\n") + block + "\n";
    }

    private static String line(History history) {
        String engine = history.cells().isEmpty()
                ? ""
                : " of " + history.cells().getFirst().engine().name();
        return "Versions" + engine + ": " + history.words() + ".";
    }
}
