package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Statement;
import java.util.Optional;

/**
 * A statement that can also be asked piece by piece, each on what the one before it gave. Places are counted from 0, before its first part.
 *
 * @param <P> what one piece passes on to the next
 */
public interface Pieces<P> {

    Statement whole();

    /** What a part is called, such as "clause". */
    String part();

    /** The place after its last part. */
    int end();

    /** The first place to cut at after this one, or the end. */
    int cutAfter(int place);

    /** The parts between two places, on what was passed on; up to the end it gives what the whole does. */
    Statement piece(Optional<P> passed, int from, int to);

    /** Whether the values that are passed on show their types, so that an engine knows as much of the rest as it did of the whole. */
    boolean showsTypes(P passed);

    /** An answer of the piece that ends at a place, as the next one takes it; empty where that cannot be said in the language. */
    Optional<P> passed(int place, Answer answer);
}
