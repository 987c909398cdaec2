package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.value.Value;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A statement that can also be run piece by piece, each on the rows that the one before it gave. */
public interface Divisible extends Verifiable {

    @Override
    Divisible bound(Map<String, Value> values);

    /** Its pieces, for values of its parameters. */
    Function<Map<String, Value>, Pieces<?>> pieces();

    /**
     * The same with an error for some row, whatever is evaluated first; empty where that is not easily said, or where no error ends a
     * statement of the language.
     *
     * @param rows what the reference has for it
     */
    Optional<Divisible> withError(Answer rows, Choices choices);

    /** Whether there is a place to cut at. */
    boolean isCut();

    /** Whether rows can probably be passed on at one such place, in this dataset. */
    boolean isPassable(Dataset dataset);
}
