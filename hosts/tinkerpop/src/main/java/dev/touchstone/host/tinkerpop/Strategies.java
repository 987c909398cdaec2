package dev.touchstone.host.tinkerpop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.tinkerpop.gremlin.process.traversal.TraversalStrategy;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;

/**
 * Takes optimisations off a source. A choice is {@code core} for all of TinkerPop's own, {@code provider} for all of the
 * database's, {@code all} for both, or the simple names of strategies with commas between. What is not there need not be taken off.
 */
final class Strategies {
    /** Calls itself an optimisation, but since 3.8 steps that write do not run without it. */
    private static final String NEEDED = "GValueReductionStrategy";

    private final GraphTraversalSource full;
    private final Map<String, GraphTraversalSource> reduced = new HashMap<>();

    Strategies(GraphTraversalSource full) {
        this.full = full;
    }

    /** The source without the strategies of this choice; all of them are there where it is null or empty. */
    GraphTraversalSource without(String choice) {
        return choice == null || choice.isEmpty() ? full : reduced.computeIfAbsent(choice, this::reduce);
    }

    private GraphTraversalSource reduce(String choice) {
        switch (choice) {
            case "core":
                return remove(TraversalStrategy.OptimizationStrategy.class);
            case "provider":
                return remove(TraversalStrategy.ProviderOptimizationStrategy.class);
            case "all":
                return remove(
                        TraversalStrategy.OptimizationStrategy.class,
                        TraversalStrategy.ProviderOptimizationStrategy.class);
            default:
                return removeNamed(new HashSet<>(Arrays.asList(choice.split(","))));
        }
    }

    private GraphTraversalSource remove(Class<?>... categories) {
        List<Class<?>> doomed = new ArrayList<>();
        for (TraversalStrategy<?> strategy : full.getStrategies().toList()) {
            if (Arrays.asList(categories).contains(strategy.getTraversalCategory())
                    && !NEEDED.equals(strategy.getClass().getSimpleName())) {
                doomed.add(strategy.getClass());
            }
        }
        return withoutAll(doomed);
    }

    private GraphTraversalSource removeNamed(Set<String> names) {
        List<Class<?>> doomed = new ArrayList<>();
        for (TraversalStrategy<?> strategy : full.getStrategies().toList()) {
            if (names.contains(strategy.getClass().getSimpleName())) {
                doomed.add(strategy.getClass());
            }
        }
        return withoutAll(doomed);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private GraphTraversalSource withoutAll(List<Class<?>> doomed) {
        return full.withoutStrategies(doomed.toArray(new Class[0]));
    }
}
