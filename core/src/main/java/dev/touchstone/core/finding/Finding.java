package dev.touchstone.core.finding;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A failing case, and where it came from.
 *
 * @param proposed the case; after a reduction, the small one
 * @param first how the case failed when it was found; by this its sort is told
 * @param fail how it failed when it was last run
 * @param sights what was asked and what came of it, in the run that confirmed it
 * @param origin the seed, the round and the turn that led to it
 * @param reduction how the case was made small, if it was
 */
public record Finding(
        String oracle,
        String why,
        Case proposed,
        Fail first,
        Fail fail,
        List<Sight> sights,
        Origin origin,
        Optional<Reduction> reduction) {
    public Finding {
        sights = List.copyOf(sights);
    }

    /** One that was not reduced. */
    public Finding(String oracle, String why, Case proposed, Fail fail, List<Sight> sights, Origin origin) {
        this(oracle, why, proposed, fail, fail, sights, origin, Optional.empty());
    }

    /**
     * One statement, and what its engine did.
     *
     * @param text in the dialect of the engine
     * @param options what the engine was told to do differently
     * @param outcome in one line
     * @param answer the rows that came, where rows came; only the first of very many
     * @param right the rows that should have come, where that is known; only the first of very many
     * @param trace where in the engine an error arose, or the last that it said, a line each
     * @param inlined the text with values in the place of parameters, where the engine was asked that, too, and did the same
     */
    public record Sight(
            EngineId engine,
            String text,
            Map<String, Value> parameters,
            Map<String, String> options,
            String outcome,
            Optional<Answer> answer,
            Optional<Answer> right,
            List<String> trace,
            Optional<String> inlined) {
        /** The same where these rows should have come. */
        public Sight expecting(Optional<Answer> expected) {
            return new Sight(engine, text, parameters, options, outcome, answer, expected, trace, inlined);
        }

        /** As many rows as somebody looks at. */
        public static final int MOST_ROWS = 100;

        public Sight {
            parameters = Ordered.copyOf(parameters);
            options = Ordered.copyOf(options);
            trace = List.copyOf(trace);
        }

        /** One without a trace, whose parameters, if it has any, stay parameters. */
        public Sight(
                EngineId engine,
                String text,
                Map<String, Value> parameters,
                Map<String, String> options,
                String outcome,
                Optional<Answer> answer,
                Optional<Answer> right) {
            this(engine, text, parameters, options, outcome, answer, right, List.of(), Optional.empty());
        }

        /** The same, with a text without parameters for which it was the same. */
        public Sight saidAs(String plain) {
            return new Sight(engine, text, parameters, options, outcome, answer, right, trace, Optional.of(plain));
        }

        /** Whether there are so many rows, here and in the right answer, that it is not known whether they are the same. */
        boolean isCutShort() {
            return Stream.of(answer, right)
                    .allMatch(rows -> rows.isPresent() && rows.get().rows().size() >= MOST_ROWS);
        }
    }

    /** Where in a campaign a case was proposed. */
    public record Origin(String language, long seed, long round, int turn) {}

    /**
     * How a case was made small.
     *
     * @param original the case as it was found
     * @param runs how many smaller ones were tried on the engines
     * @param millis how long that took
     * @param finished whether nothing smaller was left to try; else the budget was spent
     * @param indifferent what does not matter in the small case, in a line each
     * @param proof the oracle that the small case belongs to, where it is not the one that found it
     */
    public record Reduction(
            Case original, int runs, long millis, boolean finished, List<String> indifferent, Optional<Proof> proof) {
        public Reduction {
            indifferent = List.copyOf(indifferent);
        }

        /** One whose small case belongs to the oracle that found it. */
        public Reduction(Case original, int runs, long millis, boolean finished, List<String> indifferent) {
            this(original, runs, millis, finished, indifferent, Optional.empty());
        }
    }

    /** An oracle by its name, and why it is right. */
    public record Proof(String oracle, String why) {}

    /** The oracle that the case belongs to as it is now: by it the finding is shown. */
    public Proof proof() {
        return reduction.flatMap(Reduction::proof).orElseGet(() -> new Proof(oracle, why));
    }

    /** The same finding by another case. */
    public Finding by(Case other, Fail again, List<Sight> sightsThen) {
        return new Finding(oracle, why, other, first, again, sightsThen, origin, reduction);
    }

    /** The same finding, its case made small. */
    public Finding reduced(Reduction how) {
        return new Finding(oracle, why, proposed, first, fail, sights, origin, Optional.of(how));
    }

    /** This, which goes on with the reduction of the same finding as it was stored. */
    public Finding after(Finding stored) {
        return new Finding(
                oracle,
                why,
                proposed,
                stored.first(),
                fail,
                sights,
                origin,
                reduction.map(last -> stored.reduction()
                        .map(before -> new Reduction(
                                before.original(),
                                before.runs() + last.runs(),
                                before.millis() + last.millis(),
                                last.finished(),
                                last.indifferent(),
                                last.proof().or(before::proof)))
                        .orElse(last)));
    }

    /** The case as it was found. */
    public Case original() {
        return reduction.map(Reduction::original).orElse(proposed);
    }

    /** The sort of failure, as it could be told at once. */
    public Signature coarse() {
        return Signature.coarse(this);
    }

    /** What tells it from other findings: of a small case the fine signature, of another one its sort. */
    public Signature signature() {
        return reduction.isPresent() ? Signature.fine(this) : coarse();
    }
}
