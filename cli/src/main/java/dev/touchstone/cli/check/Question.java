package dev.touchstone.cli.check;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import java.util.List;

/** What is run to check some of the user's queries. */
interface Question {

    Case proposed();

    /** What a run of it says. */
    List<Opinion> opinions(Transcript transcript);

    /**
     * What a run says of one query.
     *
     * @param query which one, from 0, or {@link Judgement#SETUP}
     * @param engines those of the user's that were asked
     * @param entries the statements that were run, and their results, as far as they explain the verdict
     * @param alone what it takes to see it again
     */
    record Opinion(
            int query, List<EngineId> engines, Oracle oracle, Verdict verdict, List<Entry> entries, Case alone) {}
}
