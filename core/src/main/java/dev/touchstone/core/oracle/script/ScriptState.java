package dev.touchstone.core.oracle.script;

import dev.touchstone.core.answer.Answer;
import java.util.List;
import java.util.Optional;

/** A database as the reference of a language knows it, between two statements of a script. Immutable. */
public interface ScriptState {

    /** What a statement must answer on it, and what it makes of it. */
    Prediction predict(String text);

    /** What one of the language's looks shows of it; empty where that is too much for the reference. */
    Optional<Answer> look(int number);

    /**
     * The feature by which an engine without some gives a statement a meaning of its own on this database.
     *
     * @param missing the names of what the engine lacks
     */
    Optional<String> ownMeaning(String text, List<String> missing);
}
