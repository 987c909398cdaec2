package dev.touchstone.triage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The search for the releases between which a finding came and went. It says which version to try next, and what follows from those that
 * were tried; trying is somebody else's business.
 *
 * <p>First the ends, and the version where the finding was made. Between two neighbours that differ, the middle is tried until nothing is
 * left between them. If all are alike, a few points between them are tried before that is believed. A version that says nothing is
 * stepped around.
 *
 * @param versions the oldest first
 * @param found where the finding was made, if it is one of them
 * @param tried the results by version
 */
public record Bisection(List<String> versions, Optional<String> found, Map<String, Fate> tried) {
    /** Parts into which the whole is cut where its ends are alike. */
    private static final int SAMPLES = 4;

    public Bisection {
        versions = List.copyOf(versions);
        tried = new LinkedHashMap<>(tried);
    }

    public Bisection(List<String> versions, Optional<String> found) {
        this(versions, found.filter(versions::contains), Map.of());
    }

    public Bisection with(String version, Fate fate) {
        Map<String, Fate> more = new LinkedHashMap<>(tried);
        more.put(version, fate);
        return new Bisection(versions, found, more);
    }

    /** The version to try next, or empty where nothing more is to be learnt. */
    public Optional<String> next() {
        return end(false)
                .or(() -> end(true))
                .or(() -> found.filter(version -> !tried.containsKey(version)))
                .or(this::middle)
                .or(this::sample);
    }

    /** The first version from one side that was not tried, unless one before it said something. */
    private Optional<String> end(boolean newest) {
        for (String version : newest ? versions.reversed() : versions) {
            if (!tried.containsKey(version)) {
                return Optional.of(version);
            }
            if (isConclusive(version)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private Optional<String> middle() {
        List<Integer> points = points();
        for (int i = 1; i < points.size(); i++) {
            int before = points.get(i - 1);
            int after = points.get(i);
            Optional<String> between =
                    isBad(before) == isBad(after) ? Optional.empty() : near((before + after) / 2, before, after);
            if (between.isPresent()) {
                return between;
            }
        }
        return Optional.empty();
    }

    /** Where all points are alike, one of those that cut the whole into equal parts. */
    private Optional<String> sample() {
        List<Integer> points = points();
        if (points.size() < 2 || points.stream().map(this::isBad).distinct().count() > 1) {
            return Optional.empty();
        }
        int first = points.getFirst();
        int last = points.getLast();
        for (int part = 1; part < SAMPLES; part++) {
            int low = first + (last - first) * (2 * part - 1) / (2 * SAMPLES);
            int high = first + (last - first) * (2 * part + 1) / (2 * SAMPLES) + 1;
            boolean seen = points.stream().anyMatch(point -> point > low && point < high);
            Optional<String> version = seen ? Optional.empty() : near((low + high) / 2, low, high);
            if (version.isPresent()) {
                return version;
            }
        }
        return Optional.empty();
    }

    /** The version between two others that is next to a place, and was not tried. */
    private Optional<String> near(int place, int before, int after) {
        return IntStream.range(before + 1, after)
                .boxed()
                .filter(index -> !tried.containsKey(versions.get(index)))
                .min(Comparator.comparing(index -> Math.abs(index - place)))
                .map(versions::get);
    }

    /** The places of the versions that said something. */
    private List<Integer> points() {
        return IntStream.range(0, versions.size())
                .filter(index -> isConclusive(versions.get(index)))
                .boxed()
                .toList();
    }

    private boolean isConclusive(String version) {
        return tried.getOrDefault(version, Fate.INCONCLUSIVE) != Fate.INCONCLUSIVE;
    }

    private boolean isBad(int index) {
        return tried.getOrDefault(versions.get(index), Fate.INCONCLUSIVE).isBad();
    }

    /** What follows. Once there is nothing more to try, it is final. */
    public Conclusion conclusion() {
        List<Integer> points = points();
        List<Conclusion.Turn> turns = new ArrayList<>();
        for (int i = 1; i < points.size(); i++) {
            int before = points.get(i - 1);
            int after = points.get(i);
            if (isBad(before) != isBad(after)) {
                turns.add(new Conclusion.Turn(
                        versions.get(before), versions.get(after), isBad(after), after - before - 1));
            }
        }
        return new Conclusion(
                points.stream().map(versions::get).toList(), !points.isEmpty() && isBad(points.getFirst()), turns);
    }
}
