package dev.touchstone.core.relation.draw;

import dev.touchstone.core.relation.law.EdgeAlgebra;
import dev.touchstone.core.relation.law.Monotonicity;
import dev.touchstone.core.relation.law.Relation;
import dev.touchstone.core.relation.law.SetAlgebra;
import dev.touchstone.core.relation.law.WayUnion;
import dev.touchstone.core.relation.question.Question.Joint;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Relations between descriptions of nodes and what they are put together from (Gamera, section 4.2). */
final class CompoundRelations {
    static final String FAMILY = "compound";
    private static final int DEPTH = 2;
    private static final int MOST_PARTS = 3;

    private CompoundRelations() {}

    static List<RelationDraw> all() {
        return List.of(
                new RelationDraw(
                        "fusion",
                        "And / or of two patterns return the intersection / union of their results.",
                        "nodes(p and q) = nodes(p) intersect nodes(q)",
                        drawer -> Optional.of(new SetAlgebra(drawer.fused(DEPTH))),
                        CompoundRelations::edges,
                        CompoundRelations::ways),
                new RelationDraw(
                        "narrowing",
                        "One more condition returns no more; one more alternative returns no less.",
                        "nodes(p and q) within nodes(p) within nodes(p or q)",
                        drawer -> Optional.of(new Monotonicity(drawer.atom(), drawer.atom()))));
    }

    private static Optional<Relation> edges(RelationDrawer drawer) {
        return Optional.of(
                new EdgeAlgebra(drawer.choices().pickOf(Joint.values()), several(drawer, RelationDrawer::edges)));
    }

    private static Optional<Relation> ways(RelationDrawer drawer) {
        return Optional.of(new WayUnion(several(drawer, RelationDrawer::stretch), drawer.uniqueness()));
    }

    private static <T> List<T> several(RelationDrawer drawer, Function<RelationDrawer, T> one) {
        return Stream.generate(() -> one.apply(drawer))
                .limit(drawer.choices().between(2, MOST_PARTS))
                .toList();
    }
}
