package dev.touchstone.cypher.dialect;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.Parameter;
import dev.touchstone.cypher.syntax.Query;
import java.util.stream.Stream;

/** Which features clauses use. */
final class ClauseFeatures {
    private ClauseFeatures() {}

    static Stream<Feature> of(Clause clause) {
        return switch (clause) {
            case Clause.Match match -> PatternFeatures.together(match.paths());
            case Clause.Call call -> of(call.query());
            case Clause.Merge merge -> Stream.of(Construct.MERGE);
            case Clause.Foreach foreach -> Stream.of(Construct.FOREACH);
            case Clause.Unwind unwind -> Stream.of();
            case Clause.With with -> Stream.of();
            case Clause.Return result -> Stream.of();
            case Clause.Create create -> Stream.of();
            case Clause.Set set -> Stream.of();
            case Clause.Remove remove -> Stream.of();
            case Clause.Delete delete -> Stream.of();
        };
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
