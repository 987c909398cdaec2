package dev.touchstone.gremlin.shape;

/**
 * Why a part of an answer is not determined.
 *
 * @param reason a few words, such as "limit without order"
 */
public record Indeterminacy(Part part, String reason) {

    /** What of an answer can be left open. */
    public enum Part {
        /** Which values there are. */
        VALUES,
        /** Which comes first, where the answer depends on it: in a list, or for what takes the first ones. */
        ORDER,
        /** Whether two things are the same. */
        IDENTITY,
        /** The ids that an engine gives. They stay as they are for as long as the dataset is not loaded again. */
        IDS,
        /** Text that an engine writes as it likes. */
        TEXT
    }
}
