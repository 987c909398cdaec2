package dev.touchstone.cypher.rewrite;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The clauses of a query without UNION, one of which is replaced. */
record Clauses(List<Clause> all) {
    static Clauses of(Query query) {
        return new Clauses(query.parts().getFirst().clauses());
    }

    /** The query with other clauses in one place. */
    Query with(int place, List<Clause> others) {
        List<Clause> clauses = new ArrayList<>(all);
        clauses.remove(place);
        clauses.addAll(place, others);
        return Query.of(clauses.toArray(Clause[]::new));
    }

    /** The query with something before a clause. */
    Query before(int place, List<Clause> more) {
        List<Clause> clauses = new ArrayList<>(all);
        clauses.addAll(place, more);
        return Query.of(clauses.toArray(Clause[]::new));
    }

    /** Each clause of a kind replaced in every way. */
    <C extends Clause> List<Query> each(Class<C> kind, BiFunction<C, Integer, Stream<List<Clause>>> ways) {
        return IntStream.range(0, all.size())
                .filter(place -> kind.isInstance(all.get(place)))
                .boxed()
                .flatMap(place -> ways.apply(kind.cast(all.get(place)), place).map(others -> with(place, others)))
                .toList();
    }

    /** Each MATCH that is not optional replaced in every way. */
    List<Query> eachMatch(java.util.function.Function<Clause.Match, Stream<List<Clause>>> ways) {
        return each(Clause.Match.class, (match, place) -> match.optional() ? Stream.empty() : ways.apply(match));
    }

    /** Whether everything in scope is projected somewhere from this clause on, so that another variable would be seen. */
    boolean hasStarFrom(int place) {
        return all.subList(place, all.size()).stream().anyMatch(clause -> switch (clause) {
            case Clause.With with -> with.projection().star();
            case Clause.Return last -> last.projection().star();
            default -> false;
        });
    }
}
