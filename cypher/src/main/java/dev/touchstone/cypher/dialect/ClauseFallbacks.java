package dev.touchstone.cypher.dialect;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sequences of clauses, said otherwise. */
final class ClauseFallbacks {
    static final List<Fallback> ALL = List.of(
            Fallback.of(Construct.MATCH_AFTER_OPTIONAL, Query.Part.class, ClauseFallbacks::separated),
            Fallback.of(Construct.RELATIONSHIP_UNIQUENESS, Query.Part.class, DistinctRelationships::said),
            Fallback.of(Construct.PARALLEL_RELATIONSHIPS, Query.Part.class, ClauseFallbacks::mentioned));

    private static final Clause EVERYTHING = new Clause.With(
            new Clause.Projection(false, true, List.of(), List.of(), Optional.empty(), Optional.empty()),
            Optional.empty());

    private ClauseFallbacks() {}

    /** WITH * keeps every row and every variable. Where there are more such places, the fallback is asked again. */
    private static Optional<Query.Part> separated(Query.Part part) {
        return ClauseFeatures.matchAfterOptional(part).map(place -> {
            List<Clause> clauses = new ArrayList<>(part.clauses());
            clauses.add(place, EVERYTHING);
            return new Query.Part(clauses);
        });
    }

    /**
     * A relationship that a MATCH finds is never null, so the condition that it is not changes nothing but that it is
     * referred to. Not where a star would show the names that this takes.
     */
    private static Optional<Query.Part> mentioned(Query.Part part) {
        String prefix = NewNames.prefix(part);
        List<Clause> clauses = new ArrayList<>();
        for (Clause clause : part.clauses()) {
            clauses.add(
                    clause instanceof Clause.Match match ? mentioned(match, prefix + clauses.size() + "_") : clause);
        }
        return NewNames.fit(part, new Query.Part(clauses));
    }

    private static Clause mentioned(Clause.Match match, String prefix) {
        List<Path> paths = new ArrayList<>();
        List<Expression> conditions = new ArrayList<>(match.where().stream().toList());
        for (Path path : match.paths()) {
            List<Pattern.Element> elements = new ArrayList<>();
            for (Pattern.Element element : path.elements()) {
                if (path.variable().isEmpty()
                        && element instanceof Relationship found
                        && ClauseFeatures.isCounted(element, match)) {
                    String name = found.variable().orElse(prefix + conditions.size());
                    conditions.add(new Expression.IsNull(new Expression.Variable(name), true));
                    elements.add(NewNames.named(found, name));
                } else {
                    elements.add(element);
                }
            }
            paths.add(new Path(path.variable(), path.selection(), elements));
        }
        Optional<Expression> all =
                conditions.stream().reduce((a, b) -> new Expression.Binary(Expression.BinaryOperator.AND, a, b));
        return new Clause.Match(match.optional(), paths, all);
    }
}
