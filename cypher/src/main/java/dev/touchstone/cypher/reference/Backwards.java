package dev.touchstone.cypher.reference;

import dev.touchstone.cypher.reference.check.Mentions;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import java.util.List;
import java.util.Optional;

/**
 * Paths from their end to their start. A trail fits a path exactly if the turned trail fits the turned path, so it does not matter
 * from which end a path is searched; it is quicker from an end that is known.
 */
final class Backwards {
    private Backwards() {}

    /** Whether only the end of a path is known. */
    static boolean suits(Path path, Row row) {
        return path.elements().stream().noneMatch(Quantified.class::isInstance)
                && !isBound(path.elements().getFirst(), row)
                && isBound(path.elements().getLast(), row)
                && !refersToItself(path);
    }

    /** Whether properties in the path depend on what it binds; these are found from the start to the end. */
    private static boolean refersToItself(Path path) {
        List<String> variables = Variables.of(path);
        return path.elements().stream()
                .flatMap(element -> properties(element).stream())
                .anyMatch(map -> Mentions.of(map).stream().anyMatch(variables::contains));
    }

    private static Optional<Expression> properties(Pattern.Element element) {
        return switch (element) {
            case Pattern.Node node -> node.properties();
            case Relationship relationship -> relationship.properties();
            case Quantified quantified -> Optional.empty();
        };
    }

    private static boolean isBound(Pattern.Element element, Row row) {
        return element instanceof Pattern.Node node
                && node.variable().flatMap(row::get).isPresent();
    }

    static Path of(Path path) {
        List<Pattern.Element> turned =
                path.elements().reversed().stream().map(Backwards::of).toList();
        return new Path(Optional.empty(), path.selection(), turned);
    }

    private static Pattern.Element of(Pattern.Element element) {
        return switch (element) {
            case Pattern.Node node -> node;
            case Relationship there ->
                new Relationship(
                        there.variable(), there.types(), of(there.direction()), there.length(), there.properties());
            case Quantified quantified -> throw new IllegalArgumentException("a repeated path is not turned");
        };
    }

    private static Direction of(Direction direction) {
        return switch (direction) {
            case RIGHT -> Direction.LEFT;
            case LEFT -> Direction.RIGHT;
            case EITHER -> Direction.EITHER;
        };
    }
}
