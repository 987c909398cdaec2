package dev.touchstone.core.oracle;

/** A run of a case, and its verdict. */
public record JudgedRun(Transcript transcript, Verdict verdict) {

    public static JudgedRun of(Case proposed, Transcript transcript) {
        return new JudgedRun(transcript, proposed.verdict(transcript));
    }

    /** The same run with another verdict. */
    public JudgedRun as(Verdict other) {
        return new JudgedRun(transcript, other);
    }
}
