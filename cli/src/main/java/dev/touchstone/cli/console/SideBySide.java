package dev.touchstone.cli.console;

import java.util.ArrayList;
import java.util.List;

/** Expected and actual rows side by side, or one below the other where that is too wide. */
public final class SideBySide {
    private static final String MARGIN = "    ";
    private static final String GAP = "    ";

    private SideBySide() {}

    public static List<String> of(List<String> expected, List<String> actual) {
        List<String> left = titled("expected", expected);
        List<String> right = titled("actual", actual);
        int width = width(left);
        if (MARGIN.length() + width + GAP.length() + width(right) > LineWrap.WIDTH) {
            List<String> lines = new ArrayList<>(alone("expected", expected));
            lines.addAll(alone("actual", actual));
            return lines;
        }
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            String first = i < left.size() ? left.get(i) : "";
            String second = i < right.size() ? right.get(i) : "";
            lines.add((MARGIN + first + " ".repeat(width - first.length()) + GAP + second).stripTrailing());
        }
        return lines;
    }

    public static List<String> alone(String title, List<String> table) {
        return titled(title + ":", table).stream()
                .map(line -> LineWrap.cut(MARGIN + line))
                .toList();
    }

    private static List<String> titled(String title, List<String> table) {
        List<String> lines = new ArrayList<>(List.of(title));
        lines.addAll(table);
        return lines;
    }

    private static int width(List<String> lines) {
        return lines.stream().mapToInt(String::length).max().orElse(0);
    }
}
