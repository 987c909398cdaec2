package dev.touchstone.core.oracle;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.oracle.Rewritable.Rewriting;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A rule to rewrite a query.
 *
 * @param name by which a case remembers it
 * @param proof why the answers have to do with each other as they have
 * @param holdsFor the datasets for which that is so
 * @param ways every way in which it can be applied to a query; none where its side conditions are not met
 * @param <Q> what a language has as queries
 */
public record RewriteRule<Q>(
        String name, String proof, RewriteClaim sense, Predicate<Dataset> holdsFor, Function<Q, List<Q>> ways) {
    /** One that holds for every dataset. */
    public RewriteRule(String name, String proof, RewriteClaim sense, Function<Q, List<Q>> ways) {
        this(name, proof, sense, any -> true, ways);
    }

    public List<Q> applied(Q query) {
        return ways.apply(query);
    }

    /** The rule, applied to the query of a statement. */
    public Rewriting on(Q query, Function<Q, ? extends Rewritable> statement) {
        return new Rewriting(
                name,
                proof,
                sense,
                holdsFor,
                () -> applied(query).stream().map(statement).toList());
    }
}
