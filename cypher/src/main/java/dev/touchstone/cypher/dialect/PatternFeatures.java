package dev.touchstone.cypher.dialect;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Which features patterns use. */
final class PatternFeatures {
    private PatternFeatures() {}

    static Stream<Feature> of(Path path) {
        Stream.Builder<Feature> features = Stream.builder();
        switch (path.selection()) {
            case EVERY -> {}
            case ONE_SHORTEST -> features.add(Construct.SHORTEST_PATH);
            case ALL_SHORTEST -> features.add(Construct.ALL_SHORTEST_PATHS);
        }
        if (path.variable().isPresent()) {
            features.add(Construct.NAMED_PATH);
        }
        if (path.elements().stream().anyMatch(Quantified.class::isInstance)) {
            features.add(Construct.QUANTIFIED_PATH);
        }
        return features.build();
    }

    static Stream<Feature> of(Pattern.Element element) {
        return switch (element) {
            case Pattern.Node node -> node.labels().size() > 1 ? Stream.of(Construct.SEVERAL_LABELS) : Stream.of();
            case Quantified quantified -> Stream.of(); // the path has it
            case Relationship relationship ->
                Stream.concat(
                        relationship.length().isPresent() ? Stream.of(Construct.VARIABLE_LENGTH) : Stream.of(),
                        relationship.direction() == Direction.EITHER
                                ? Stream.of(Construct.UNDIRECTED, Construct.LOOPS_ONCE)
                                : Stream.of());
        };
    }

    /** What paths use that are found together, beside a condition. */
    static Stream<Feature> together(List<Path> paths, Optional<Expression> where) {
        List<Pattern.Element> elements =
                paths.stream().flatMap(path -> path.elements().stream()).toList();
        return Stream.concat(
                DistinctRelationships.areImplied(paths, where)
                        ? Stream.of(Construct.RELATIONSHIP_UNIQUENESS)
                        : Stream.of(),
                reachesOut(elements) ? Stream.of(Construct.QUANTIFIED_PATH_REFERENCE) : Stream.of());
    }

    /** Whether a quantified path uses a variable that the elements around it bind. */
    private static boolean reachesOut(List<Pattern.Element> elements) {
        List<String> outside = elements.stream()
                .filter(element -> !(element instanceof Quantified))
                .flatMap(element -> variable(element).stream())
                .toList();
        return elements.stream()
                .filter(Quantified.class::isInstance)
                .flatMap(PatternFeatures::used)
                .anyMatch(outside::contains);
    }

    /** The variables that an element uses and does not bind. */
    private static Stream<String> used(Pattern.Element quantified) {
        List<String> bound = new ArrayList<>();
        List<String> used = new ArrayList<>();
        Tree.nodes((Record) quantified).forEach(node -> {
            if (node instanceof Pattern.Element element) {
                variable(element).ifPresent(bound::add);
            } else if (node instanceof Variable(String name)) {
                used.add(name);
            }
        });
        return used.stream().filter(name -> !bound.contains(name));
    }

    private static Optional<String> variable(Pattern.Element element) {
        return switch (element) {
            case Pattern.Node node -> node.variable();
            case Relationship relationship -> relationship.variable();
            case Quantified quantified -> Optional.empty();
        };
    }
}
