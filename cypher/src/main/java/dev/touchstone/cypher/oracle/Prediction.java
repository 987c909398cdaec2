package dev.touchstone.cypher.oracle;

import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.syntax.Query;

/** What the reference says of one query of a script, before any engine is asked. */
sealed interface Prediction {

    /** It has this answer, and no other. */
    record Known(Query query, Graph before, Result.Done done) implements Prediction {}

    /** It is an error. */
    record Refusal(String error) implements Prediction {}

    /** Several answers are right, for this reason. */
    record Undetermined(String reason) implements Prediction {}

    /** Nothing is known of it. */
    record Open(String reason) implements Prediction {}
}
