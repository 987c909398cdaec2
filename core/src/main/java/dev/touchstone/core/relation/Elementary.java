package dev.touchstone.core.relation;

import dev.touchstone.core.relation.NodeSet.Heading;
import dev.touchstone.core.relation.Question.Stretch;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/** Relations between the simplest questions about nodes, edges and paths (Gamera, section 4.1). */
final class Elementary {
    static final String FAMILY = "elementary";

    private Elementary() {}

    static List<Draws> all() {
        return List.of(
                new Draws(
                        "spouses",
                        "Who shares a child with a node has that node as one who shares a child with it.",
                        "b in spouses(a) if and only if a in spouses(b)",
                        Elementary::spouses),
                new Draws(
                        "ancestors",
                        "A node is a descendant of its ancestors.",
                        "b in descendants(a) if and only if a in ancestors(b)",
                        Elementary::ancestors),
                new Draws(
                        "hops",
                        "A node that is k hops away sees the first one k hops back.",
                        "b in 2-hop-out(a) if and only if a in 2-hop-in(b)",
                        Elementary::hops),
                new Draws(
                        "connectivity",
                        "Who reaches a node reaches what that node reaches.",
                        "a reaches b, b reaches c: a reaches c",
                        Elementary::connectivity),
                new Draws(
                        "path-count",
                        "Ways over a node are ways there times ways from there, and all others lead around it.",
                        "ways(a, b, c) = ways(a, b) * ways(b, c)",
                        Elementary::pathCount,
                        Elementary::around),
                new Draws(
                        "shortest",
                        "No way is shorter than a shortest one, nor is a part of it.",
                        "distance(a, c) <= distance(a, b) + distance(b, c)",
                        Elementary::detour,
                        Elementary::bypass,
                        Elementary::triangle,
                        Elementary::part));
    }

    private static Optional<Relation> spouses(Sketch sketch) {
        Value node = sketch.arc().from();
        return Optional.of(new Mutual(node, sketch.spouseOf(node), new Bond.Spouse(sketch.links())));
    }

    private static Optional<Relation> ancestors(Sketch sketch) {
        int within = sketch.reach();
        List<Value> walk = sketch.walk(within == NodeSet.ANY_NUMBER ? sketch.within() : within, Heading.ONWARD);
        return Optional.of(new Mutual(walk.getFirst(), sketch.end(walk), new Bond.Ancestry(within, sketch.links())));
    }

    private static Optional<Relation> hops(Sketch sketch) {
        int count = sketch.within();
        List<Value> walk = sketch.walk(count, Heading.ONWARD);
        return Optional.of(new Mutual(walk.getFirst(), sketch.end(walk), new Bond.HopsAway(count, sketch.links())));
    }

    private static Optional<Relation> connectivity(Sketch sketch) {
        int within = sketch.reach();
        int edges = within == NodeSet.ANY_NUMBER ? sketch.within() : within;
        List<Value> walk = sketch.walk(2 * edges, Heading.ONWARD);
        Value second = walk.get(Math.min(edges, walk.size() - 1));
        return Optional.of(new Transitivity(walk.getFirst(), second, sketch.end(walk), within, sketch.links()));
    }

    private static Optional<Relation> pathCount(Sketch sketch) {
        int there = sketch.within();
        int onward = sketch.within();
        Links links = sketch.links();
        List<Value> walk = sketch.walk(there + onward, Heading.ONWARD);
        Value transit = walk.get(Math.min(there, walk.size() - 1));
        return Optional.of(new Transit(
                new Stretch(walk.getFirst(), transit, there, links),
                new Stretch(transit, sketch.end(walk), onward, links),
                sketch.uniqueness()));
    }

    private static Optional<Relation> around(Sketch sketch) {
        int most = sketch.within();
        List<Value> walk = sketch.walk(most, Heading.ONWARD);
        return Optional.of(new Around(
                new Stretch(walk.getFirst(), sketch.end(walk), most, sketch.links()),
                walk.get(walk.size() / 2),
                sketch.uniqueness()));
    }

    private static Optional<Relation> bypass(Sketch sketch) {
        int within = sketch.within() + 1;
        List<Value> walk = sketch.walk(within, Heading.ONWARD);
        return Optional.of(new Bypass(walk.getFirst(), walk.getLast(), within, sketch.links()));
    }

    private static Optional<Relation> detour(Sketch sketch) {
        int within = sketch.within() + 1;
        List<Value> walk = sketch.walk(within, Heading.ONWARD);
        return Optional.of(
                new Detour(walk.getFirst(), walk.getLast(), walk.get(walk.size() / 2), within, sketch.links()));
    }

    private static Optional<Relation> triangle(Sketch sketch) {
        int within = sketch.within();
        List<Value> walk = sketch.walk(2 * within, Heading.ONWARD);
        return Optional.of(
                new Triangle(walk.getFirst(), walk.get(walk.size() / 2), walk.getLast(), within, sketch.links()));
    }

    private static Optional<Relation> part(Sketch sketch) {
        int within = sketch.within() + 1;
        List<Value> walk = sketch.walk(within, Heading.ONWARD);
        return Optional.of(new PartOfShortest(
                walk.getFirst(), walk.getLast(), within, sketch.choices().below(2), sketch.links()));
    }
}
