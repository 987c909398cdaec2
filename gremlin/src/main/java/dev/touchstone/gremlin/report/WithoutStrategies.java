package dev.touchstone.gremlin.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A source without strategies, as given to an adapter.
 *
 * @param choice {@code core} for all optimisations of TinkerPop's own, {@code provider} for all of the database's, {@code all} for both, or
 *     the simple names of strategies with commas between
 */
public record WithoutStrategies(String choice) {
    /** The option of the adapter. */
    public static final String OPTION = "withoutStrategies";

    /** A name that the console does not have yet, as it has {@code all}. */
    private static final String OFF = "off";

    /** Calls itself an optimisation, but since 3.8 steps that write do not run without it. */
    private static final String NEEDED = "GValueReductionStrategy";

    /** Those of TinkerPop's own, by names that the console knows. Not every version has all of them. */
    private static final List<String> CORE = List.of(
            "AdjacentToIncidentStrategy",
            "ByModulatorOptimizationStrategy",
            "CountStrategy",
            "EarlyLimitStrategy",
            "FilterRankingStrategy",
            "IdentityRemovalStrategy",
            "IncidentToAdjacentStrategy",
            "InlineFilterStrategy",
            "LazyBarrierStrategy",
            "MatchPredicateStrategy",
            "OrderLimitStrategy",
            "PathProcessorStrategy",
            "PathRetractionStrategy",
            "RepeatUnrollStrategy");

    private static final String TINKERGRAPH = "TinkerGraph";
    private static final List<String> PROVIDER = List.of(TINKERGRAPH + "StepStrategy", TINKERGRAPH + "CountStrategy");

    /** The value of that option, if it is given. */
    public static Optional<WithoutStrategies> in(Map<String, String> options) {
        return Optional.ofNullable(options.get(OPTION)).map(WithoutStrategies::new);
    }

    /** Strategies that may belong to the group, where it is one. */
    public List<String> members() {
        return switch (choice) {
            case "core" -> CORE;
            case "provider" -> PROVIDER;
            case "all" -> Stream.concat(CORE.stream(), PROVIDER.stream()).toList();
            default -> List.of();
        };
    }

    String words() {
        return switch (choice) {
            case "core" -> "without the strategies of group core (TinkerPop's own optimisations)";
            case "provider" -> "without the strategies of group provider (the database's own optimisations)";
            case "all" -> "without the strategies of group all (every optimisation)";
            default -> "without " + choice.replace(",", ", ");
        };
    }

    /** The traversal for the console. What belongs to a group differs from version to version, so the source is asked for it. */
    String groovy(String traversal) {
        String rest = traversal.substring(1);
        return switch (choice) {
            case "core" -> group(" == 'OptimizationStrategy'", rest);
            case "provider" -> group(" == 'ProviderOptimizationStrategy'", rest);
            case "all" -> group(".endsWith('OptimizationStrategy')", rest);
            default -> imported() + "g.withoutStrategies(" + choice.replace(",", ", ") + ")" + rest;
        };
    }

    private String group(String isMember, String rest) {
        return OFF + " = g.strategies.toList().findAll { it.traversalCategory.simpleName" + isMember
                + " && it.class.simpleName != '" + NEEDED + "' }*.class\n"
                + "g.withoutStrategies(*" + OFF + ")" + rest;
    }

    private String imported() {
        return choice.contains(TINKERGRAPH)
                ? "import org.apache.tinkerpop.gremlin.tinkergraph.process.traversal.strategy.optimization.*\n"
                : "";
    }
}
