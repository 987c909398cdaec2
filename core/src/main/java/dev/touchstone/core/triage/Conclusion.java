package dev.touchstone.core.triage;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a bisection found out.
 *
 * @param points the versions that said something, the oldest first
 * @param badFirst whether the oldest of them is bad
 * @param turns where good became bad or bad good
 */
public record Conclusion(List<String> points, boolean badFirst, List<Turn> turns) {
    public Conclusion {
        points = List.copyOf(points);
        turns = List.copyOf(turns);
    }

    /**
     * Two neighbours that differ.
     *
     * @param toBad whether it is the later one that is bad
     * @param between how many versions between them say nothing
     */
    public record Turn(String before, String after, boolean toBad, int between) {
        private String words() {
            String doubt = between == 0
                    ? ""
                    : " (" + between + (between == 1 ? " version" : " versions") + " between them could not be judged)";
            return toBad
                    ? "first bad: " + after + ", last good before: " + before + doubt
                    : "first good: " + after + ", last bad before: " + before + doubt;
        }
    }

    /** Whether there is an answer that one mistake explains: it came once at most, and went once at most. */
    public boolean isPlain() {
        return turns.stream().filter(Turn::toBad).count() + (badFirst ? 1 : 0) <= 1;
    }

    /** In a sentence. */
    public String sentence() {
        if (points.isEmpty()) {
            return "no version said anything";
        }
        if (turns.isEmpty()) {
            String where = points.size() == 1
                    ? " in " + points.getFirst() + ", the only version that says anything"
                    : " in all " + points.size() + " versions that were judged, from " + points.getFirst() + " to "
                            + points.getLast();
            return (badFirst ? "always bad:" : "never bad: good") + where;
        }
        String all = turns.stream().map(Turn::words).collect(Collectors.joining("; "));
        return isPlain() ? all : "bad more than once, so that one mistake does not explain it: " + all;
    }
}
