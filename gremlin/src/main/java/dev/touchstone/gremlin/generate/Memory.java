package dev.touchstone.gremlin.generate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What one traverser remembers: where it has been, under which names, what was put aside, and whether it carries a sack. */
final class Memory {
    private final List<Spot> path;
    private final Map<String, Spot> names = new LinkedHashMap<>();
    private final Map<String, Spot> asides = new LinkedHashMap<>();
    private final boolean hasSack;
    private boolean isPathKnown = true;
    private int namesGiven;

    private Memory(List<Spot> path, boolean hasSack) {
        this.path = new ArrayList<>(path);
        this.hasSack = hasSack;
    }

    static Memory of(Spot first, boolean hasSack) {
        return new Memory(List.of(first), hasSack);
    }

    /** For a traversal within a step: the path goes on, names and sacks stay outside. */
    Memory within() {
        return new Memory(path, false);
    }

    void visit(Spot spot) {
        path.add(spot);
    }

    void follow(Memory inner) {
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
    String name(Spot spot) {
        String name = "n" + namesGiven++;
        names.put(name, spot);
        return name;
    }

    /** The name of a collection of what is found here. */
    String putAside(Spot spot) {
        String name = "x" + namesGiven++;
        asides.put(name, spot);
        return name;
    }

    List<String> names() {
        return List.copyOf(names.keySet());
    }

    /** The place of this name. */
    Spot named(String name) {
        return Objects.requireNonNull(names.get(name), name);
    }

    Map<String, Spot> asides() {
        return asides;
    }
}
