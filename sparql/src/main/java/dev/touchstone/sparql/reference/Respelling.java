package dev.touchstone.sparql.reference;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.reference.value.Numeric;
import dev.touchstone.sparql.syntax.Query;
import java.util.Optional;

/**
 * What a store makes of numbers that keeps their values alone: 01 and "1"^^xsd:int are 1. Queries that come to the same on such a store
 * can be told by evaluating them both ways.
 *
 * <pre>{@code
 * { ?s :p ?o FILTER(?o > 3) }    comes to the same, if ?o is not selected or keeps its type
 * { ?s :p 1 }                    does not where the data has 01
 * }</pre>
 */
public final class Respelling {
    private Respelling() {}

    /** Whether a query has the same answer on a store that keeps values alone. */
    public static boolean changesNothing(Query query, GraphStore store) {
        RdfGraph graph = store.dataset();
        RdfGraph rewritten = (RdfGraph) canonical(graph);
        Query rewrittenQuery = (Query) canonical((Record) query);
        return (graph.equals(rewritten) && query.equals(rewrittenQuery))
                || areSame(answer(query, store), answer(rewrittenQuery, GraphStore.of(rewritten)));
    }

    private static Optional<Answer> answer(Query query, GraphStore store) {
        return Reference.DEFAULT.evaluate(query, store).table();
    }

    private static boolean areSame(Optional<Answer> one, Optional<Answer> other) {
        return one.isPresent()
                && other.isPresent()
                && new Comparison(Sameness.TYPED)
                        .asMultisets(one.get().rows(), other.get().rows())
                        .isNone();
    }

    private static Record canonical(Record tree) {
        return Tree.rewrite(tree, node -> node instanceof Literal literal ? canonical(literal) : node);
    }

    /** A number of a derived type is of the type integer then. */
    private static Literal canonical(Literal literal) {
        return Numeric.of(literal).map(Numeric::literal).orElse(literal);
    }
}
