package dev.touchstone.gremlin.shape;

import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;

/**
 * A traversal taken apart (Algorithm 1 of the QuDi paper): a start, and steps each of which leads from vertices or edges to vertices or
 * edges, and the rest, which does not.
 *
 * @param start from {@code g} to the first cut; gives vertices or edges
 * @param steps one atomic step each; most work on each element alone, the others must get all at once
 * @param rest what works something out; perhaps nothing
 */
public record Pieces(Traversal start, List<Traversal> steps, Traversal rest) {
    private static final int MOST = 40;

    public Pieces {
        steps = List.copyOf(steps);
    }

    /**
     * The pieces of a traversal from {@code g}. A cut is made nowhere before a step that reads paths, labels, side effects, sacks or
     * loops: what it reads would be lost. A traversal whose answer depends on how traversers are bulked stays in one piece, and so do
     * one that writes and one whose filters are joined by what stands between them. Of a very long one, the end stays in one piece.
     */
    public static Pieces of(Traversal traversal) {
        List<Segment> segments = Segment.of(traversal);
        if (Writes.in(traversal)
                || Steps.haveInfix(traversal)
                || !segments.stream().allMatch(Segment::isSteady)) {
            return new Pieces(traversal, List.of(), Traversal.of());
        }
        int begin = 1;
        for (int i = 0; i < segments.size(); i++) {
            if (segments.get(i).readsHistory()) {
                begin = i + 1;
            }
        }
        begin = Math.min(begin, segments.size());
        int end = begin;
        Kind kind = Kind.OTHER.after(joined(segments.subList(0, begin)));
        List<Traversal> steps = new ArrayList<>();
        while (end < segments.size() && steps.size() < MOST && kind != Kind.OTHER && isPiece(segments, end)) {
            Kind next = segments.get(end).after(kind);
            if (next == Kind.OTHER) {
                break;
            }
            steps.add(new Traversal(segments.get(end).calls()));
            kind = next;
            end++;
        }
        return new Pieces(joined(segments.subList(0, begin)), steps, joined(segments.subList(end, segments.size())));
    }

    /** A step that gathers is a piece of its own where something follows, to which the order in which it gives its elements is all one. */
    private static boolean isPiece(List<Segment> segments, int at) {
        List<Segment> after = segments.subList(at + 1, segments.size());
        Segment segment = segments.get(at);
        return segment.isAtomic()
                || (segment.gathersElements()
                        && !after.isEmpty()
                        && (!segment.sorts() || after.stream().noneMatch(Segment::needsOrder)));
    }

    /** The steps, and the rest where there is any. */
    public List<Traversal> parts() {
        List<Traversal> parts = new ArrayList<>(steps);
        if (!rest.calls().isEmpty()) {
            parts.add(rest);
        }
        return parts;
    }

    /** Whether a part must get all elements at once. */
    public boolean gathers(int part) {
        return part == steps.size() || new Segment(steps.get(part).calls()).gathersElements();
    }

    /** What traversers are at after the start and the first so many steps. */
    public Kind kindAfter(int count) {
        Kind kind = Kind.OTHER.after(start);
        for (Traversal step : steps.subList(0, count)) {
            kind = kind.after(step);
        }
        return kind;
    }

    /** Whether there is anything to take apart. */
    public boolean isCut() {
        return kindAfter(0) != Kind.OTHER && (!steps.isEmpty() || !rest.calls().isEmpty());
    }

    private static Traversal joined(List<Segment> segments) {
        List<Call> calls = new ArrayList<>();
        segments.forEach(segment -> calls.addAll(segment.calls()));
        return new Traversal(calls);
    }
}
