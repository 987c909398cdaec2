package dev.touchstone.core.relation.draw;

import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.relation.law.CutRemoval;
import dev.touchstone.core.relation.law.DistanceAvoiding;
import dev.touchstone.core.relation.law.EdgeAddition;
import dev.touchstone.core.relation.law.EdgeAlgebra;
import dev.touchstone.core.relation.law.EdgeMembership;
import dev.touchstone.core.relation.law.EdgeRemoval;
import dev.touchstone.core.relation.law.IrrelevantChange;
import dev.touchstone.core.relation.law.LeafAddition;
import dev.touchstone.core.relation.law.Monotonicity;
import dev.touchstone.core.relation.law.NodeMembership;
import dev.touchstone.core.relation.law.NodeRemoval;
import dev.touchstone.core.relation.law.PathCountAvoiding;
import dev.touchstone.core.relation.law.PathCountProduct;
import dev.touchstone.core.relation.law.Relation;
import dev.touchstone.core.relation.law.SetAlgebra;
import dev.touchstone.core.relation.law.ShortestPathAvoiding;
import dev.touchstone.core.relation.law.ShortestSubpath;
import dev.touchstone.core.relation.law.Symmetry;
import dev.touchstone.core.relation.law.Transitivity;
import dev.touchstone.core.relation.law.TriangleInequality;
import dev.touchstone.core.relation.law.WayUnion;
import dev.touchstone.core.relation.question.Phrasings;
import java.util.List;
import java.util.stream.Stream;

/** The graph-aware relations: those of the Gamera paper, put right where they were not sound, and some more. */
public final class GraphRelations {
    private GraphRelations() {}

    /** An oracle for each sort of relation, in the words of a language. */
    public static List<Oracle> in(Phrasings book) {
        return Stream.of(
                        ElementaryRelations.all().stream().map(draws -> draws.in(book, ElementaryRelations.FAMILY)),
                        CompoundRelations.all().stream().map(draws -> draws.in(book, CompoundRelations.FAMILY)),
                        DynamicRelations.all().stream().map(draws -> draws.in(book, DynamicRelations.FAMILY)))
                .<Oracle>flatMap(oracles -> oracles)
                .toList();
    }

    /** The records that may stand in a stored case. */
    public static List<Class<? extends Relation>> records() {
        return List.of(
                Symmetry.class,
                Transitivity.class,
                PathCountProduct.class,
                PathCountAvoiding.class,
                DistanceAvoiding.class,
                ShortestPathAvoiding.class,
                TriangleInequality.class,
                ShortestSubpath.class,
                SetAlgebra.class,
                EdgeAlgebra.class,
                WayUnion.class,
                Monotonicity.class,
                NodeMembership.class,
                EdgeMembership.class,
                EdgeAddition.class,
                LeafAddition.class,
                CutRemoval.class,
                EdgeRemoval.class,
                NodeRemoval.class,
                IrrelevantChange.class);
    }
}
