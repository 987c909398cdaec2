package dev.touchstone.core.relation;

import java.util.List;
import java.util.Optional;

/** Relations between descriptions of nodes and what they are put together from (Gamera, section 4.2). */
final class Compound {
    static final String FAMILY = "compound";
    private static final int DEPTH = 2;

    private Compound() {}

    static List<Draws> all() {
        return List.of(
                new Draws(
                        "fusion",
                        "Patterns joined by and / or find the intersection / union of what they find alone.",
                        "nodes(p and q) = nodes(p) intersect nodes(q)",
                        sketch -> Optional.of(new Fusion(sketch.fused(DEPTH)))),
                new Draws(
                        "narrowing",
                        "With one more condition no more is found, with one more alternative no less.",
                        "nodes(p and q) within nodes(p) within nodes(p or q)",
                        sketch -> Optional.of(new Narrowing(sketch.atom(), sketch.atom()))));
    }
}
