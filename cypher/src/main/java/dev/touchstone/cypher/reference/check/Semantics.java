package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.SyntaxError;

/**
 * Checks what Cypher forbids whatever the data: variables that do not exist or exist twice, clauses in a wrong order, misplaced
 * aggregations, and arguments that are of a wrong type as far as the text shows it.
 *
 * <p>What depends on parameters or data is left to the evaluation, also where an engine would find it out earlier.
 */
public final class Semantics {
    private Semantics() {}

    /** Throws a {@link CypherError} where the query is not legal, with the kind and detail that the openCypher TCK expects. */
    public static void check(Query query) {
        Queries.checkStatement(query);
    }

    /** Whether the query is legal, and one that can be written down: not every tree of records is. */
    public static boolean allows(Query query) {
        try {
            if (!CypherParser.parse(CypherText.of(query)).equals(query)) {
                return false;
            }
            check(query);
            return true;
        } catch (CypherError | SyntaxError e) {
            return false;
        }
    }
}
