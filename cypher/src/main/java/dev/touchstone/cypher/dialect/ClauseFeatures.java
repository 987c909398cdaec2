package dev.touchstone.cypher.dialect;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.Parameter;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import java.util.Optional;
import java.util.stream.Stream;

/** Which features clauses use. */
final class ClauseFeatures {
    private ClauseFeatures() {}

    static Stream<Feature> of(Clause clause) {
        return switch (clause) {
            case Clause.Match match ->
                Stream.concat(PatternFeatures.together(match.paths(), match.where()), condition(match.where()));
            case Clause.Call call -> of(call.query());
            case Clause.Merge merge -> Stream.of(Construct.MERGE);
            case Clause.Foreach foreach -> Stream.of(Construct.FOREACH);
            case Clause.Unwind unwind -> Stream.of();
            case Clause.With with ->
                Stream.concat(
                        sorts(with.projection()) ? Stream.of(Construct.SORTING_WITH) : Stream.of(),
                        condition(with.where()));
            case Clause.Return result -> Stream.of();
            case Clause.Create create -> Stream.of();
            case Clause.Set set -> Stream.of();
            case Clause.Remove remove -> Stream.of();
            case Clause.Delete delete -> Stream.of();
        };
    }

    private static boolean sorts(Clause.Projection projection) {
        return !projection.order().isEmpty()
                && projection.skip().isEmpty()
                && projection.limit().isEmpty();
    }

    private static Stream<Feature> condition(Optional<Expression> where) {
        boolean comprehends = where.stream()
                .flatMap(condition -> Tree.nodes((Record) condition))
                .anyMatch(Expression.PatternComprehension.class::isInstance);
        return comprehends ? Stream.of(Construct.PATTERN_COMPREHENSION_IN_WHERE) : Stream.of();
    }

    static Stream<Feature> of(Query.Part part) {
        Stream.Builder<Feature> features = Stream.builder();
        if (matchAfterOptional(part).isPresent()) {
            features.add(Construct.MATCH_AFTER_OPTIONAL);
        }
        if (part.clauses().stream().anyMatch(ClauseFeatures::countsRelationships)) {
            features.add(Construct.PARALLEL_RELATIONSHIPS);
        }
        if (part.clauses().stream().anyMatch(ClauseFeatures::tellsRelationshipsApart)) {
            features.add(Construct.RELATIONSHIP_UNIQUENESS);
        }
        return features.build();
    }

    private static boolean tellsRelationshipsApart(Clause clause) {
        return clause instanceof Clause.Match match && DistinctRelationships.areImplied(match);
    }

    /** The place of the first MATCH that follows an OPTIONAL MATCH with no WITH between them. */
    static Optional<Integer> matchAfterOptional(Query.Part part) {
        boolean optional = false;
        for (int i = 0; i < part.clauses().size(); i++) {
            Clause clause = part.clauses().get(i);
            if (clause instanceof Clause.Match match) {
                if (optional && !match.optional()) {
                    return Optional.of(i);
                }
                optional |= match.optional();
            } else if (clause instanceof Clause.With) {
                optional = false;
            }
        }
        return Optional.empty();
    }

    /** Whether a MATCH finds a relationship to which neither its condition nor a path refers. */
    private static boolean countsRelationships(Clause clause) {
        return clause instanceof Clause.Match match
                && match.paths().stream()
                        .anyMatch(path -> path.variable().isEmpty()
                                && path.elements().stream().anyMatch(element -> isCounted(element, match)));
    }

    static boolean isCounted(Pattern.Element element, Clause.Match match) {
        return element instanceof Pattern.Relationship relationship
                && relationship
                        .variable()
                        .filter(name -> isMentioned(name, match))
                        .isEmpty();
    }

    private static boolean isMentioned(String name, Clause.Match match) {
        return match.where().stream()
                .flatMap(condition -> Tree.nodes((Record) condition))
                .anyMatch(new Variable(name)::equals);
    }

    private static Stream<Feature> of(Query called) {
        Stream.Builder<Feature> features = Stream.builder();
        features.add(Construct.CALL_SUBQUERY);
        if (called.parts().stream().anyMatch(part -> part.clauses().getFirst() instanceof Clause.With)) {
            features.add(Construct.CALL_WITH_IMPORTS);
        }
        if (called.parts().stream().anyMatch(part -> !(part.clauses().getLast() instanceof Clause.Return))) {
            features.add(Construct.CALL_WITHOUT_RETURN);
        }
        if (Tree.nodes(called).anyMatch(ClauseFeatures::writes)) {
            features.add(Construct.CALL_WITH_WRITES);
        }
        return features.build();
    }

    private static boolean writes(Record node) {
        return node instanceof Clause.Create
                || node instanceof Clause.Merge
                || node instanceof Clause.Set
                || node instanceof Clause.Remove
                || node instanceof Clause.Delete
                || node instanceof Clause.Foreach;
    }

    static Stream<Feature> of(Clause.Projection projection) {
        boolean computed = Stream.concat(projection.skip().stream(), projection.limit().stream())
                .anyMatch(bound -> !(bound instanceof Literal || bound instanceof Parameter));
        return computed ? Stream.of(Construct.COMPUTED_LIMIT) : Stream.of();
    }
}
