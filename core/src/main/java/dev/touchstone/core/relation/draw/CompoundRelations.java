package dev.touchstone.core.relation.draw;

import dev.touchstone.core.relation.law.Monotonicity;
import dev.touchstone.core.relation.law.SetAlgebra;
import java.util.List;
import java.util.Optional;

/** Relations between descriptions of nodes and what they are put together from (Gamera, section 4.2). */
final class CompoundRelations {
    static final String FAMILY = "compound";
    private static final int DEPTH = 2;

    private CompoundRelations() {}

    static List<RelationDraw> all() {
        return List.of(
                new RelationDraw(
                        "fusion",
                        "And / or of two patterns return the intersection / union of their results.",
                        "nodes(p and q) = nodes(p) intersect nodes(q)",
                        drawer -> Optional.of(new SetAlgebra(drawer.fused(DEPTH)))),
                new RelationDraw(
                        "narrowing",
                        "One more condition returns no more; one more alternative returns no less.",
                        "nodes(p and q) within nodes(p) within nodes(p or q)",
                        drawer -> Optional.of(new Monotonicity(drawer.atom(), drawer.atom()))));
    }
}
