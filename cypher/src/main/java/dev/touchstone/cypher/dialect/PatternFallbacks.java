package dev.touchstone.cypher.dialect;

import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Other ways to write patterns. */
final class PatternFallbacks {
    static final List<Fallback> ALL = List.of(new Fallback(
            Construct.QUANTIFIED_PATH,
            (node, dialect) -> node instanceof Path path ? withoutQuantified(path) : Optional.empty()));

    private static final Node ANYTHING = new Node(Optional.empty(), List.of(), Optional.empty());

    private PatternFallbacks() {}

    /**
     * {@code (a)-[r:T*1..2]->(b)} for {@code (a)(()-[r:T]->()){1,2}(b)}. Both find the same trails, none of which passes a relationship
     * twice, and in both r is the list of their relationships, empty where there is none.
     */
    private static Optional<Path> withoutQuantified(Path path) {
        List<Element> elements = new ArrayList<>();
        for (Element element : path.elements()) {
            if (element instanceof Quantified quantified) {
                Optional<Relationship> repeated = repeated(quantified);
                if (repeated.isEmpty()) {
                    return Optional.empty();
                }
                addNodeAfter(elements);
                elements.add(repeated.get());
            } else {
                elements.add(element);
            }
        }
        addNodeAfter(elements);
        return Optional.of(new Path(path.variable(), path.selection(), elements));
    }

    /** Where a quantified path has no node beside it, any node is meant. */
    private static void addNodeAfter(List<Element> elements) {
        if (elements.isEmpty() || !(elements.getLast() instanceof Node)) {
            elements.add(ANYTHING);
        }
    }

    /** The relationship that is repeated, if nothing is said of the nodes between. */
    private static Optional<Relationship> repeated(Quantified quantified) {
        Path path = quantified.path();
        boolean plain = quantified.where().isEmpty()
                && path.variable().isEmpty()
                && path.selection() == Selection.EVERY
                && path.elements().size() == 3
                && path.elements().getFirst().equals(ANYTHING)
                && path.elements().getLast().equals(ANYTHING);
        return plain
                        && path.elements().get(1) instanceof Relationship relationship
                        && relationship.length().isEmpty()
                ? Optional.of(repeated(relationship, quantified.length()))
                : Optional.empty();
    }

    private static Relationship repeated(Relationship relationship, Length length) {
        return new Relationship(
                relationship.variable(),
                relationship.types(),
                relationship.direction(),
                Optional.of(length),
                relationship.properties());
    }
}
