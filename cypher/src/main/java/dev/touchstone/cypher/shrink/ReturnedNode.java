package dev.touchstone.cypher.shrink;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A node that is returned instead of conditions on it: that the wrong one was found shows in the answer as well, and there it takes no
 * labels and properties in the data.
 */
final class ReturnedNode {
    /** A name as generators give them, so that it is made short at last. */
    private static final String NAME = "v99";

    /** A node, what leads to the next, and that. */
    private static final int HOP = 3;

    private ReturnedNode() {}

    /** The clauses up to the MATCH at a place, of which one hop without conditions is left, and a RETURN of one of its nodes. */
    static Stream<List<Clause>> nodes(List<Clause> clauses, int at) {
        if (!(clauses.get(at) instanceof Clause.Match match)) {
            return Stream.of();
        }
        return match.paths().stream()
                .flatMap(path -> IntStream.range(0, path.elements().size() - HOP + 1)
                        .filter(place -> path.elements().get(place) instanceof Pattern.Node)
                        .mapToObj(node -> path.elements().subList(node, node + HOP))
                        .flatMap(hop -> Stream.of(0, HOP - 1).map(end -> bare(match, path, hop, end))))
                .map(bare -> Stream.concat(
                                clauses.subList(0, at).stream(),
                                Stream.of(bare, ClauseSimplifications.returned(new Expression.Variable(NAME))))
                        .toList());
    }

    private static Clause bare(Clause.Match match, Pattern.Path path, List<Pattern.Element> hop, int shown) {
        List<Pattern.Element> elements = IntStream.range(0, hop.size())
                .mapToObj(place -> bare(hop.get(place), place == shown ? Optional.of(NAME) : Optional.empty()))
                .toList();
        return new Clause.Match(
                match.optional(),
                List.of(new Pattern.Path(Optional.empty(), path.selection(), elements)),
                Optional.empty());
    }

    private static Pattern.Element bare(Pattern.Element element, Optional<String> name) {
        return element instanceof Pattern.Node ? new Pattern.Node(name, List.of(), Optional.empty()) : element;
    }
}
