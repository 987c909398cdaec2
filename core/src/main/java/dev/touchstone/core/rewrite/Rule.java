package dev.touchstone.core.rewrite;

import dev.touchstone.core.oracle.Sense;
import java.util.List;
import java.util.function.Function;

/**
 * A way to put a query in other words.
 *
 * @param name by which a case remembers it
 * @param proof why the answers have to do with each other as they have
 * @param ways every way in which it can be applied to a query; none where its side conditions are not met
 * @param <Q> what a language has as queries
 */
public record Rule<Q>(String name, String proof, Sense sense, Function<Q, List<Q>> ways) {
    public List<Q> applied(Q query) {
        return ways.apply(query);
    }
}
