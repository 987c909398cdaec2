package dev.touchstone.core.relation.draw;

import dev.touchstone.core.relation.law.DistanceAvoiding;
import dev.touchstone.core.relation.law.PathCountAvoiding;
import dev.touchstone.core.relation.law.PathCountProduct;
import dev.touchstone.core.relation.law.Relation;
import dev.touchstone.core.relation.law.ShortestPathAvoiding;
import dev.touchstone.core.relation.law.ShortestSubpath;
import dev.touchstone.core.relation.law.Symmetry;
import dev.touchstone.core.relation.law.Transitivity;
import dev.touchstone.core.relation.law.TriangleInequality;
import dev.touchstone.core.relation.question.Bond;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/** Relations between the simplest questions about nodes, edges and paths (Gamera, section 4.1). */
final class ElementaryRelations {
    static final String FAMILY = "elementary";

    private ElementaryRelations() {}

    static List<RelationDraw> all() {
        return List.of(
                new RelationDraw(
                        "spouses",
                        "Spouses (nodes with a common child) are mutual.",
                        "b in spouses(a) if and only if a in spouses(b)",
                        ElementaryRelations::spouses),
                new RelationDraw(
                        "ancestors",
                        "A node is a descendant of its ancestors.",
                        "b in descendants(a) if and only if a in ancestors(b)",
                        ElementaryRelations::ancestors),
                new RelationDraw(
                        "hops",
                        "If b is k hops out from a, then a is k hops in from b.",
                        "b in 2-hop-out(a) if and only if a in 2-hop-in(b)",
                        ElementaryRelations::hops),
                new RelationDraw(
                        "connectivity",
                        "Reachability is transitive.",
                        "a reaches b, b reaches c: a reaches c",
                        ElementaryRelations::connectivity),
                new RelationDraw(
                        "path-count",
                        "Paths over a node are paths to it times paths from it; all others avoid it.",
                        "ways(a, b, c) = ways(a, b) * ways(b, c)",
                        ElementaryRelations::pathCount,
                        ElementaryRelations::around),
                new RelationDraw(
                        "shortest",
                        "No path is shorter than a shortest one, and part of a shortest path is shortest.",
                        "distance(a, c) <= distance(a, b) + distance(b, c)",
                        ElementaryRelations::detour,
                        ElementaryRelations::bypass,
                        ElementaryRelations::triangle,
                        ElementaryRelations::part));
    }

    private static Optional<Relation> spouses(RelationDrawer drawer) {
        Value node = drawer.arc().from();
        return Optional.of(new Symmetry(node, drawer.spouseOf(node), new Bond.Spouse(drawer.links())));
    }

    private static Optional<Relation> ancestors(RelationDrawer drawer) {
        Links links = drawer.links();
        int within = drawer.reach(links);
        List<Value> walk = drawer.walk(drawer.steps(within), Heading.ONWARD);
        return Optional.of(new Symmetry(walk.getFirst(), drawer.end(walk), new Bond.Ancestry(within, links)));
    }

    private static Optional<Relation> hops(RelationDrawer drawer) {
        int count = drawer.hops();
        List<Value> walk = drawer.walk(count, Heading.ONWARD);
        return Optional.of(new Symmetry(walk.getFirst(), drawer.end(walk), new Bond.Hops(count, drawer.links())));
    }

    private static Optional<Relation> connectivity(RelationDrawer drawer) {
        Links links = drawer.links();
        int within = drawer.reach(links);
        int edges = drawer.steps(within);
        List<Value> walk = drawer.walk(2 * edges, Heading.ONWARD);
        Value second = walk.get(Math.min(edges, walk.size() - 1));
        return Optional.of(new Transitivity(walk.getFirst(), second, drawer.end(walk), within, links));
    }

    private static Optional<Relation> pathCount(RelationDrawer drawer) {
        Links links = drawer.links();
        int there = drawer.length(links);
        int onward = drawer.length(links);
        int edges = drawer.steps(there);
        List<Value> walk = drawer.walk(edges + drawer.steps(onward), Heading.ONWARD);
        Value transit = walk.get(Math.min(edges, walk.size() - 1));
        return Optional.of(new PathCountProduct(
                new Stretch(walk.getFirst(), transit, there, links),
                new Stretch(transit, drawer.end(walk), onward, links),
                drawer.uniqueness()));
    }

    private static Optional<Relation> around(RelationDrawer drawer) {
        Links links = drawer.links();
        int most = drawer.length(links);
        List<Value> walk = drawer.walk(drawer.steps(most), Heading.ONWARD);
        return Optional.of(new PathCountAvoiding(
                new Stretch(walk.getFirst(), drawer.end(walk), most, links),
                walk.get(walk.size() / 2),
                drawer.uniqueness()));
    }

    private static Optional<Relation> bypass(RelationDrawer drawer) {
        Links links = drawer.links();
        int within = farther(drawer, links);
        List<Value> walk = drawer.walk(drawer.steps(within), Heading.ONWARD);
        return Optional.of(new ShortestPathAvoiding(walk.getFirst(), walk.getLast(), within, links));
    }

    private static Optional<Relation> detour(RelationDrawer drawer) {
        Links links = drawer.links();
        int within = farther(drawer, links);
        List<Value> walk = drawer.walk(drawer.steps(within), Heading.ONWARD);
        return Optional.of(
                new DistanceAvoiding(walk.getFirst(), walk.getLast(), walk.get(walk.size() / 2), within, links));
    }

    private static Optional<Relation> triangle(RelationDrawer drawer) {
        Links links = drawer.links();
        int within = drawer.length(links);
        List<Value> walk = drawer.walk(2 * drawer.steps(within), Heading.ONWARD);
        return Optional.of(
                new TriangleInequality(walk.getFirst(), walk.get(walk.size() / 2), walk.getLast(), within, links));
    }

    private static Optional<Relation> part(RelationDrawer drawer) {
        Links links = drawer.links();
        int within = farther(drawer, links);
        List<Value> walk = drawer.walk(drawer.steps(within), Heading.ONWARD);
        return Optional.of(new ShortestSubpath(
                walk.getFirst(), walk.getLast(), within, drawer.choices().below(2), links));
    }

    /** A node can be left out only on a way of two edges. */
    private static int farther(RelationDrawer drawer, Links links) {
        int length = drawer.length(links);
        return length == NodeSet.ANY_NUMBER ? length : length + 1;
    }
}
