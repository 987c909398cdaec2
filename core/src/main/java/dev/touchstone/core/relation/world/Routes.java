package dev.touchstone.core.relation.world;

import dev.touchstone.core.relation.world.World.Arc;
import dev.touchstone.core.value.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What leads where in a graph, by its edges of all types. */
public final class Routes {
    private Routes() {}

    /** What can be reached from a node by one edge or more. */
    public static Set<Value> reached(World world, Value from) {
        Map<Value, List<Arc>> out = new LinkedHashMap<>();
        world.arcs()
                .forEach(arc -> out.computeIfAbsent(arc.from(), node -> new java.util.ArrayList<>())
                        .add(arc));
        Set<Value> reached = new LinkedHashSet<>();
        Deque<Value> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            for (Arc arc : out.getOrDefault(open.remove(), List.of())) {
                if (reached.add(arc.to())) {
                    open.add(arc.to());
                }
            }
        }
        return reached;
    }
}
