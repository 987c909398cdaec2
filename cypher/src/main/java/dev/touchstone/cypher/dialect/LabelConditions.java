package dev.touchstone.cypher.dialect;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Says all but the first label of a node as a condition, for engines that allow for one in a pattern.
 *
 * <p>{@code MATCH (n:A:B)} is {@code MATCH (n:A) WHERE n:B}: a pattern demands all labels of a node, as the condition does together with
 * the label that stays. A node that a MATCH finds is not null, and so the condition is not.
 */
final class LabelConditions {
    private LabelConditions() {}

    static boolean areNeeded(Query.Part part) {
        return part.clauses().stream().anyMatch(LabelConditions::areNeeded);
    }

    private static boolean areNeeded(Clause clause) {
        return clause instanceof Clause.Match match
                && match.paths().stream()
                        .flatMap(path -> path.elements().stream())
                        .anyMatch(LabelConditions::hasSeveral);
    }

    private static boolean hasSeveral(Element element) {
        return element instanceof Node node && node.labels().size() > 1;
    }

    /** The part with conditions in all its MATCHes; the names that this takes must not show. */
    static Optional<Query.Part> said(Query.Part part) {
        Naming naming = Naming.within("l", part);
        List<Clause> clauses = part.clauses().stream()
                .map(clause -> clause instanceof Clause.Match match ? said(match, naming) : clause)
                .toList();
        return naming.show(part) ? Optional.empty() : Optional.of(new Query.Part(clauses));
    }

    private static Clause said(Clause.Match match, Naming naming) {
        List<Expression> conditions = new ArrayList<>(match.where().stream().toList());
        List<Path> paths = new ArrayList<>();
        for (Path path : match.paths()) {
            List<Element> elements = new ArrayList<>();
            for (Element element : path.elements()) {
                if (element instanceof Node node && hasSeveral(node)) {
                    Node named = naming.of(node);
                    List<String> labels = node.labels();
                    conditions.add(new Expression.HasLabels(
                            new Expression.Variable(named.variable().orElseThrow()), labels.subList(1, labels.size())));
                    elements.add(new Node(named.variable(), labels.subList(0, 1), node.properties()));
                } else {
                    elements.add(element);
                }
            }
            paths.add(new Path(path.variable(), path.selection(), elements));
        }
        return new Clause.Match(match.optional(), paths, ClauseFallbacks.all(conditions));
    }
}
