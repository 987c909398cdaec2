package dev.touchstone.cypher.check;

import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;

/** What the reference says of one query of a script, before any engine is asked. */
sealed interface ExpectedResult {

    /** It has this answer, and no other. */
    record Known(Query query, Graph before, Result.Done done) implements ExpectedResult {}

    /** It is an error. */
    record Refusal(String error) implements ExpectedResult {}

    /** Several answers are right, for this reason. */
    record Undetermined(String reason) implements ExpectedResult {}

    /** Nothing is known of it. */
    record Open(String reason) implements ExpectedResult {}
}
