package dev.touchstone.cypher.syntax;

import java.util.List;

/**
 * A statement: one or more single queries, joined by UNION or UNION ALL. Also the body of a subquery, which may lack the
 * RETURN where only the number of its rows counts.
 *
 * @param all whether duplicates stay; false where there is one part
 */
public record Query(List<Part> parts, boolean all) {
    public Query {
        parts = List.copyOf(parts);
        all = all && parts.size() > 1;
    }

    /** A sequence of clauses. */
    public record Part(List<Clause> clauses) {
        public Part {
            clauses = List.copyOf(clauses);
        }
    }

    public static Query of(Clause... clauses) {
        return new Query(List.of(new Part(List.of(clauses))), false);
    }
}
