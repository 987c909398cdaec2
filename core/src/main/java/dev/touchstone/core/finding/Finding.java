package dev.touchstone.core.finding;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.util.List;
import java.util.Optional;

/**
 * A failing case, and where it came from.
 *
 * @param found the oracle that found it
 * @param proposed the case; after shrinking, the shrunk one
 * @param coarse its coarse signature, known since the case was found and before it is shrunk
 * @param fail how it failed when it was last run
 * @param transcript the run that confirmed it; empty of one that was not confirmed
 * @param origin the seed, the round and the turn that led to it
 * @param reduction how the case was shrunk, if it was
 */
public record Finding(
        @JsonUnwrapped Proof found,
        Case proposed,
        Signature coarse,
        Fail fail,
        Transcript transcript,
        Origin origin,
        Optional<Reduction> reduction) {
    /** The name of the oracle that found it. */
    public String oracle() {
        return found.oracle();
    }

    /** Why that oracle is right. */
    public String why() {
        return found.why();
    }

    /** The steps of the run that confirmed it. */
    public List<Entry> entries() {
        return transcript.entries();
    }

    /** The same, from elsewhere. */
    public Finding from(Origin other) {
        return new Finding(found, proposed, coarse, fail, transcript, other, reduction);
    }

    /** One that was not reduced. */
    public Finding(Proof found, Case proposed, Fail fail, Transcript transcript, Origin origin) {
        this(
                found,
                proposed,
                Signature.coarse(origin.language(), found.oracle(), fail, proposed.subject(transcript)),
                fail,
                transcript,
                origin,
                Optional.empty());
    }

    /** One that was found in a run of which nothing is kept but its coarse signature. */
    public static Finding raw(Proof found, Case proposed, Signature coarse, Fail fail, Origin origin) {
        return new Finding(found, proposed, coarse, fail, Transcript.NONE, origin, Optional.empty());
    }

    /** The same, of an oracle with this name. */
    public Finding(String oracle, String why, Case proposed, Fail fail, Transcript transcript, Origin origin) {
        this(new Proof(oracle, why), proposed, fail, transcript, origin);
    }

    /**
     * Where in a campaign a case was proposed.
     *
     * @param met the coarse signature of a failure that was found while the case of this turn was shrunk; empty where it is that case itself
     */
    public record Origin(
            String language,
            long seed,
            long round,
            int turn,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> met) {
        public Origin(String language, long seed, long round, int turn) {
            this(language, seed, round, turn, Optional.empty());
        }

        /** That of a failure of this sort, which was met on the way. */
        public Origin met(Signature coarse) {
            return new Origin(language, seed, round, turn, Optional.of(coarse.text()));
        }
    }

    /**
     * How a case was shrunk.
     *
     * @param original the case as it was found
     * @param runs how many smaller ones were tried on the engines
     * @param millis how long that took
     * @param finished whether nothing smaller was left to try; else the budget was spent
     * @param indifferent what does not matter in the shrunk case, in a line each
     * @param proof the oracle of the shrunk case, where it is not the one that found it
     */
    public record Reduction(
            Case original, int runs, long millis, boolean finished, List<String> indifferent, Optional<Proof> proof) {
        public Reduction {
            indifferent = List.copyOf(indifferent);
        }

        /** One whose shrunk case belongs to the oracle that found it. */
        public Reduction(Case original, int runs, long millis, boolean finished, List<String> indifferent) {
            this(original, runs, millis, finished, indifferent, Optional.empty());
        }
    }

    /** An oracle by its name, and why it is right. */
    public record Proof(String oracle, String why) {}

    /** The oracle that the case belongs to as it is now: by it the finding is shown. */
    public Proof proof() {
        return reduction.flatMap(Reduction::proof).orElse(found);
    }

    /** The same finding by another case. */
    public Finding by(Case other, Fail again, Transcript run) {
        return new Finding(found, other, coarse, again, run, origin, reduction);
    }

    /** The same finding with its shrunk case. */
    public Finding reduced(Reduction how) {
        return new Finding(found, proposed, coarse, fail, transcript, origin, Optional.of(how));
    }

    /** This, which goes on with the reduction of the same finding as it was stored. */
    public Finding after(Finding stored) {
        return new Finding(
                found,
                proposed,
                stored.coarse(),
                fail,
                transcript,
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

    /** What is demanded of the steps, in a sentence; empty where nothing need be said. */
    public String demand() {
        return proposed.demand(transcript.outcomes());
    }

    /** The case as it was found. */
    public Case original() {
        return reduction.map(Reduction::original).orElse(proposed);
    }

    /** The statement that it is about. */
    public Optional<Statement> subject() {
        return proposed.subject(transcript);
    }

    /** What identifies it: the fine signature of a shrunk case, else the coarse one. */
    public Signature signature() {
        return reduction.isPresent() ? Signature.fine(this) : coarse;
    }
}
