package dev.touchstone.gremlin.generate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What one traverser remembers: where it has been, under which names, what was put aside, and whether it carries a sack. */
final class TraverserMemory {
    private final List<TraverserPosition> path;
    private final Map<String, TraverserPosition> names = new LinkedHashMap<>();
    private final Map<String, TraverserPosition> asides = new LinkedHashMap<>();
    private final boolean hasSack;
    private boolean isPathKnown = true;
    private int namesGiven;

    private TraverserMemory(List<TraverserPosition> path, boolean hasSack) {
        this.path = new ArrayList<>(path);
        this.hasSack = hasSack;
    }

    static TraverserMemory of(TraverserPosition first, boolean hasSack) {
        return new TraverserMemory(List.of(first), hasSack);
    }

    /** For a traversal within a step: the path goes on, names and sacks stay outside. */
    TraverserMemory within() {
        return new TraverserMemory(path, false);
    }

    void visit(TraverserPosition spot) {
        path.add(spot);
    }

    void follow(TraverserMemory inner) {
        path.clear();
        path.addAll(inner.path);
    }

    /** Of several traversers at one place some were dropped, and it is left open which: their paths, names and sacks may differ. */
    void forget() {
        isPathKnown = false;
        names.clear();
    }

    boolean isPathKnown() {
        return isPathKnown;
    }

    /** Whether it carries a sack, and it is determined what is in it. */
    boolean hasSack() {
        return hasSack && isPathKnown;
    }

    boolean hasBeenHereBefore() {
        return path.stream().distinct().count() < path.size();
    }

    /** The next name, for the place where the traverser is now. */
    String name(TraverserPosition spot) {
        String name = "n" + namesGiven++;
        names.put(name, spot);
        return name;
    }

    /** The name of a collection of what is found here. */
    String putAside(TraverserPosition spot) {
        String name = "x" + namesGiven++;
        asides.put(name, spot);
        return name;
    }

    List<String> names() {
        return List.copyOf(names.keySet());
    }

    /** The place of this name. */
    TraverserPosition named(String name) {
        return Objects.requireNonNull(names.get(name), name);
    }

    Map<String, TraverserPosition> asides() {
        return asides;
    }
}
