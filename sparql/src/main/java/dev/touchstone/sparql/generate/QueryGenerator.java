package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.reference.Solution;
import dev.touchstone.sparql.reference.check.Legality;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Verb;
import java.util.Optional;

/**
 * Writes queries whose answers the reference knows: the group element by element, each for a solution that there is, and then what is
 * selected of it. A query that the standard leaves open, or that finds nothing though it should, is written anew.
 */
public final class QueryGenerator {
    private static final int ATTEMPTS = 5;

    /** So much work may a query make for the reference: others that are asked take longer. */
    private static final Reference REFERENCE = new Reference(100_000);

    /** One of this many queries may find nothing: an aggregate of nothing is worth a test as well. */
    private static final double UNGUARDED = 0.08;

    private final GenerationContext setting;
    private final Choices choices;

    public QueryGenerator(RdfGraph graph, Dialect dialect, Limits limits, Choices choices) {
        this.setting = GenerationContext.of(graph, dialect, limits);
        this.choices = choices;
    }

    public Query query() {
        boolean mustFind = setting.keepsRows() && !choices.chance(UNGUARDED);
        GenerationContext guarded = mustFind ? setting : setting.withoutKeeping();
        if (!setting.graph().triples().isEmpty()) {
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                Query query = write(guarded.anew(), choices.split("attempt", attempt));
                if (isFit(query, mustFind)) {
                    return query;
                }
            }
        }
        return everything();
    }

    private static Query everything() {
        return Select.all(Group.of(Triples.of(new Triple(new Variable("s"), new Verb.Any("p"), new Variable("o")))));
    }

    private static Query write(GenerationContext setting, Choices attempt) {
        Draft draft = new Draft(setting, attempt, Solution.EMPTY);
        int triples = Math.min(
                attempt.pickOf(1, 2, 2, 2, 3), Math.max(1, setting.limits().patterns()));
        int most = Math.max(1, setting.limits().clauses() / 2);
        new Elements(draft, 2).write(triples, attempt.between(1, most));
        return new Projections(draft).query();
    }

    /** Whether the answer is determined is tried once here, and in earnest where engines differ. */
    private boolean isFit(Query query, boolean mustFind) {
        if (!Legality.allows(query)) {
            return false;
        }
        Optional<Result> result = REFERENCE.settled(query, setting.graph().store());
        return result.isPresent()
                && !(result.get() instanceof Result.Exhausted)
                && (!mustFind || finds(result.get()))
                && (!mayDependOnOrder(query)
                        || REFERENCE.comesAgain(
                                result.get(), query, setting.graph().store(), 1));
    }

    private static boolean finds(Result result) {
        return switch (result) {
            case Result.Rows rows -> !rows.answer().isEmpty();
            case Result.Truth truth -> truth.value();
            case Result.Constructed constructed ->
                !constructed.graph().triples().isEmpty();
            default -> false;
        };
    }

    private static boolean mayDependOnOrder(Query query) {
        return Tree.nodes((Record) query).anyMatch(node -> switch (node) {
            case Modifiers modifiers ->
                modifiers.limit().isPresent() || modifiers.offset().isPresent();
            case Aggregate aggregate -> aggregate.function() != AggregateFunction.COUNT;
            default -> false;
        });
    }
}
