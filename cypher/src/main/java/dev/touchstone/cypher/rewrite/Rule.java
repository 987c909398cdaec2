package dev.touchstone.cypher.rewrite;

import dev.touchstone.core.oracle.Sense;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.function.Function;

/**
 * A way to put a query in other words.
 *
 * @param name by which a case remembers it
 * @param proof why the answers have to do with each other as they have
 * @param ways every way in which it can be applied to a query; none where its side conditions are not met
 */
record Rule(String name, String proof, Sense sense, Function<Query, List<Query>> ways) {
    List<Query> applied(Query query) {
        return query.parts().size() > 1 ? List.of() : ways.apply(query);
    }
}
