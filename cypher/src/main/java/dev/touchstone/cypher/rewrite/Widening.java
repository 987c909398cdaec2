package dev.touchstone.cypher.rewrite;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A MATCH that asks for less. Each of its matches of before is one of after, with the same variables; and where all that follows treats each
 * row by itself, its result is in the answer again.
 */
final class Widening {
    private Widening() {}

    /** The query with a MATCH replaced, in every way that the function gives. */
    static List<Query> of(Query query, Function<Clause.Match, Stream<Clause.Match>> wider) {
        Clauses clauses = Clauses.of(query);
        return clauses.each(Clause.Match.class, (match, place) -> {
            boolean plain = !match.optional()
                    && match.paths().stream().allMatch(path -> path.selection() == Selection.EVERY)
                    && RowByRow.after(clauses.all(), place);
            return plain ? wider.apply(match).map(List::<Clause>of) : Stream.empty();
        });
    }
}
