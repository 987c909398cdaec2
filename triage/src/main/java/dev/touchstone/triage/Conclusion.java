package dev.touchstone.triage;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The result of a bisection.
 *
 * @param points the versions that could be judged, the oldest first
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
     * @param between how many versions between them could not be judged
     */
    public record Turn(String before, String after, boolean toBad, int between) {
        private String words() {
            String doubt = between == 0
                    ? ""
                    : ", " + between + (between == 1 ? " version" : " versions") + " between them inconclusive";
            return toBad
                    ? "appears in " + after + " (last good: " + before + ")" + doubt
                    : "fixed in " + after + " (last affected: " + before + ")" + doubt;
        }
    }

    /** Whether one bug explains the result: it appeared at most once, and was fixed at most once. */
    public boolean isPlain() {
        return turns.stream().filter(Turn::toBad).count() + (badFirst ? 1 : 0) <= 1;
    }

    /** In a sentence. */
    public String sentence() {
        if (points.isEmpty()) {
            return "no version could be judged";
        }
        if (turns.isEmpty()) {
            String where = points.size() == 1
                    ? points.getFirst() + ", the only version that could be judged"
                    : "all " + points.size() + " tried releases, " + points.getFirst() + " to " + points.getLast();
            return (badFirst ? "affected: " : "not affected: ") + where;
        }
        String all = turns.stream().map(Turn::words).collect(Collectors.joining("; "));
        return isPlain() ? all : "several affected ranges, probably several bugs: " + all;
    }
}
