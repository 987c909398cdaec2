package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.cypher.reference.Result;

/** What a comparison came to. */
sealed interface Verdict {

    /**
     * Both did the same.
     *
     * @param how in which way: rows, no rows, an error of some class
     */
    record Same(String how) implements Verdict {}

    /** Nothing can be said, because several answers are right or one of the two gave up. */
    record LeftOut(String why) implements Verdict {}

    /** They did not do the same. */
    record Different(Variant variant, Result reference, Outcome engine, Kind kind) implements Verdict {

        /** The answer of the reference, where it has one. */
        Answer expected() {
            return ((Result.Done) reference).answer();
        }

        /** The answer of the engine, where it has one. */
        Answer actual() {
            return ((Outcome.Rows) engine).answer();
        }
    }

    /** The reference threw what is no error of Cypher's. This is a bug in it, always. */
    record Broken(Variant variant, RuntimeException thrown) implements Verdict {}

    /** In what two can differ. */
    enum Kind {
        ONLY_REFERENCE_FAILS,
        ONLY_ENGINE_FAILS,
        ROWS,
        ORDER,
        GRAPH_AFTERWARDS
    }
}
