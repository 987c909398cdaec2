package dev.touchstone.sparql.reference;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.reference.value.PermittedDifferences;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.Minus;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.List;
import java.util.Optional;

/** Queries that the standard can be read in two ways about, whatever the data. */
final class AmbiguousQueries {
    private AmbiguousQueries() {}

    /** What the standard can be read in two ways about, in a few words. */
    static Optional<String> open(Query query) {
        return PermittedDifferences.where(
                        Tree.nodes((Record) query)
                                .anyMatch(node -> node instanceof Select select && hasOpenColumns(select)),
                        "a variable of VALUES under SELECT *")
                .or(() -> PermittedDifferences.where(countsWhatIsBetween(query), "COUNT(DISTINCT *) beside a path"))
                .or(() -> PermittedDifferences.where(
                        substitutesWhatIsNoVariable(query), "BIND, VALUES or MINUS within EXISTS"))
                .or(() -> PermittedDifferences.where(labelsTwice(query), "BNODE with a label, twice"))
                .or(() -> PermittedDifferences.where(
                        hasBlankAtRepetition(query), "a blank node at a path, and elsewhere"));
    }

    /**
     * EXISTS is defined by putting terms in the place of variables (18.6). What that makes of BIND, VALUES and MINUS within it is a known defect of
     * the definition, and engines do what they think best.
     */
    private static boolean substitutesWhatIsNoVariable(Query query) {
        return Tree.nodes((Record) query)
                .filter(Exists.class::isInstance)
                .flatMap(Tree::nodes)
                .anyMatch(node -> node instanceof Bind || node instanceof Values || node instanceof Minus);
    }

    /** BNODE with a label gives the same node within the expressions for one solution (17.4.2.9), or within one expression. */
    private static boolean labelsTwice(Query query) {
        return Tree.nodes((Record) query)
                        .filter(node -> node instanceof Call call
                                && call.function() == Function.BNODE
                                && !call.arguments().isEmpty())
                        .count()
                > 1;
    }

    /**
     * A blank node is one within a basic graph pattern (4.1.4). A path that is more than a sequence is none (18.2.2.5), so that one that
     * stands at it and elsewhere is in two.
     */
    private static boolean hasBlankAtRepetition(Query query) {
        return Tree.nodes((Record) query)
                .anyMatch(node -> node instanceof Triple(var subject, var verb, var object)
                        && verb instanceof Path path
                        && !isSequence(path)
                        && (isShared(subject, query) || isShared(object, query)));
    }

    private static boolean isSequence(Path path) {
        return switch (path) {
            case Path.Property property -> true;
            case Path.Inverse(Path inner) -> isSequence(inner);
            case Path.Sequence(Path first, Path second) -> isSequence(first) && isSequence(second);
            default -> false;
        };
    }

    private static boolean isShared(Node node, Query query) {
        return node instanceof Constant(var term)
                && term instanceof Blank
                && Tree.nodes((Record) query).filter(node::equals).count() > 1;
    }

    /**
     * VALUES at the very end brings a variable that the pattern of {@code SELECT *} does not have. It is joined before the projection
     * (18.2.4.3), but {@code *} is what is visible in the pattern (18.2.4.4).
     */
    private static boolean hasOpenColumns(Select select) {
        List<String> visible = Variables.of(select.where());
        return select.items().isEmpty()
                && select.modifiers().values().stream()
                        .flatMap(values -> values.names().stream())
                        .anyMatch(name -> !visible.contains(name));
    }

    /**
     * {@code COUNT(DISTINCT *)} beside a sequence of paths: the middle is a fresh variable of the pattern (18.2.2.4), and distinct solutions
     * are counted (18.5.1); nowhere is it said that they are without it.
     */
    private static boolean countsWhatIsBetween(Query query) {
        return Tree.nodes((Record) query)
                        .anyMatch(node -> node instanceof Aggregate aggregate
                                && aggregate.distinct()
                                && aggregate.operand().isEmpty())
                && Tree.nodes((Record) query).anyMatch(Path.Sequence.class::isInstance);
    }
}
