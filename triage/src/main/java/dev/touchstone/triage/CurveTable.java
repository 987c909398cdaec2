package dev.touchstone.triage;

import dev.touchstone.triage.Curves.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The curves as text: a line for each of a few times, with a bar for the discrepancies. */
public final class CurveTable {
    private static final int LINES = 12;
    private static final int WIDEST_BAR = 30;

    private CurveTable() {}

    public static List<String> of(Curves curves) {
        TimeScale time = TimeScale.upTo(curves.end(), LINES);
        long most = Math.max(1, curves.discrepancies().size());
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "%8s  %8s  %8s  %8s", time.word(), "N_D", "findings", "N_VDD"));
        for (long mark : time.marks()) {
            Point point = curves.at(mark * time.unit());
            lines.add(String.format(
                            Locale.ROOT,
                            "%8d  %8d  %8d  %8s  %s",
                            mark,
                            point.discrepancies(),
                            point.findings(),
                            curves.hasVersions() ? point.versionDistinct() : "-",
                            "#".repeat((int) (point.discrepancies() * WIDEST_BAR / most)))
                    .stripTrailing());
        }
        return lines;
    }
}
