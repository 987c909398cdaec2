package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Respelling;
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
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Verb;
import java.util.List;
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
    private static final double UNGUARDED = 0.06;

    private static final double NOTHING = 0.06;
    private static final double AGGREGATED = 0.7;

    private final GenerationContext setting;
    private final Choices choices;

    public QueryGenerator(RdfGraph graph, Dialect dialect, Limits limits, Choices choices) {
        this.setting = GenerationContext.of(graph, dialect, limits);
        this.choices = choices;
    }

    public Query query() {
        MixedChoices mix = setting.mix(choices);
        boolean findsNothing = mix.comes(Ingredient.NOTHING, NOTHING);
        boolean mustFind = setting.keepsRows() && !findsNothing && !choices.chance(UNGUARDED);
        GenerationContext guarded = mustFind ? setting : setting.withoutKeeping();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Choices draws = choices.split("attempt", attempt);
            Query query = findsNothing ? nothing(guarded.anew(), draws) : write(guarded.anew(), draws);
            if (isFit(query, mustFind)) {
                return query;
            }
        }
        return everything();
    }

    /** Triples without their literals, which a store may write otherwise. */
    private Query everything() {
        Group all = Group.of(Triples.of(new Triple(new Variable("s"), new Verb.Any("p"), new Variable("o"))));
        Query query = Select.all(all);
        return isMeant(query)
                ? query
                : new Select(
                        Duplicates.ALL,
                        List.of(new Item(Optional.empty(), "s"), new Item(Optional.empty(), "p")),
                        From.EVERYTHING,
                        all,
                        Modifiers.NONE);
    }

    private static Query write(GenerationContext setting, Choices attempt) {
        Draft draft = new Draft(setting, attempt, Solution.EMPTY);
        int triples = Math.min(
                attempt.pickOf(1, 2, 2, 2, 3), Math.max(1, setting.limits().patterns()));
        int most = Math.max(1, setting.limits().clauses() / 2);
        new Elements(draft, 2).write(triples, attempt.between(1, most));
        return new Projections(draft).query();
    }

    /** A query without a solution, of which an aggregate makes one row all the same. */
    private static Query nothing(GenerationContext setting, Choices attempt) {
        Draft draft = new Draft(setting, attempt, Solution.EMPTY);
        if (attempt.chance(0.6)) {
            new Elements(draft, 1).write(1, attempt.between(0, 1));
        }
        new Emptiness(draft).add();
        return setting.mix(attempt).comes(Ingredient.GROUPED, AGGREGATED)
                ? new Groupings(draft).select(List.of(), attempt.between(1, 2))
                : new Projections(draft).query();
    }

    /** Whether the answer is determined is tried once here, and in earnest where engines differ. */
    private boolean isFit(Query query, boolean mustFind) {
        if (!Legality.allows(query)) {
            return false;
        }
        Optional<Result> result = REFERENCE.settled(query, setting.graph().store());
        return result.isPresent()
                && isMeant(query)
                && !(result.get() instanceof Result.Exhausted)
                && (!mustFind || finds(result.get()))
                && (!mayDependOnOrder(query)
                        || REFERENCE.comesAgain(
                                result.get(), query, setting.graph().store(), 1));
    }

    /** Where a store keeps the values of numbers alone, the query must come to the same. */
    private boolean isMeant(Query query) {
        return Feature.WILD_LITERALS.in(setting.dialect())
                || Respelling.changesNothing(query, setting.graph().store());
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
