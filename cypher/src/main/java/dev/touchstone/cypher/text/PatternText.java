package dev.touchstone.cypher.text;

import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes patterns. */
final class PatternText {
    private PatternText() {}

    static String of(Path path) {
        String elements = path.elements().stream().map(PatternText::of).collect(Collectors.joining());
        String selected = switch (path.selection()) {
            case EVERY -> elements;
            case ONE_SHORTEST -> "shortestPath(" + elements + ")";
            case ALL_SHORTEST -> "allShortestPaths(" + elements + ")";
        };
        return path.variable().map(name -> Names.of(name) + " = ").orElse("") + selected;
    }

    static String labels(List<String> labels) {
        return labels.stream().map(label -> ":" + Names.of(label)).collect(Collectors.joining());
    }

    private static String of(Element element) {
        return switch (element) {
            case Node node -> of(node);
            case Relationship relationship -> of(relationship);
            case Quantified quantified ->
                "(" + of(quantified.path()) + CypherText.where(quantified.where()) + ")"
                        + quantity(quantified.length());
        };
    }

    private static String of(Node node) {
        String name = node.variable().map(Names::of).orElse("") + labels(node.labels());
        return "(" + name + properties(node.properties(), name.isEmpty()) + ")";
    }

    private static String of(Relationship relationship) {
        String types = relationship.types().isEmpty()
                ? ""
                : ":" + relationship.types().stream().map(Names::of).collect(Collectors.joining("|"));
        String name = relationship.variable().map(Names::of).orElse("")
                + types
                + relationship.length().map(PatternText::length).orElse("");
        String inside = name + properties(relationship.properties(), name.isEmpty());
        return (relationship.direction() == Direction.LEFT ? "<-" : "-")
                + (inside.isEmpty() ? "" : "[" + inside + "]")
                + (relationship.direction() == Direction.RIGHT ? "->" : "-");
    }

    private static String properties(Optional<Expression> properties, boolean first) {
        return properties.map(map -> (first ? "" : " ") + CypherText.of(map)).orElse("");
    }

    private static String length(Length length) {
        if (length.least().isPresent() && length.least().equals(length.most())) {
            return "*" + length.least().get();
        }
        String bounds = bound(length.least()) + ".." + bound(length.most());
        return bounds.equals("..") ? "*.." : "*" + bounds;
    }

    private static String quantity(Length length) {
        return "{" + bound(length.least()) + "," + bound(length.most()) + "}";
    }

    private static String bound(Optional<Integer> bound) {
        return bound.map(String::valueOf).orElse("");
    }
}
