package dev.touchstone.core.language;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.script.ScriptLanguage;
import java.util.List;
import java.util.Optional;

/** Reads what people write in a language. What is no statement of it is a {@link dev.touchstone.core.UserMistake}, which says where. */
public interface StatementReader {

    /** The statements in a text, such as that of a file. */
    List<String> statements(String text);

    /** What a statement is to Touchstone. */
    sealed interface Read {

        /** One that oracles can be asked about. */
        record Judgeable(Statement statement) implements Read {}

        /** One that an engine may know, and of which nothing can be said, for this reason. */
        record Unjudgeable(String reason) implements Read {}
    }

    /** A statement that is to be checked. */
    Read query(String text);

    /** Refuses a setup that is not of this language, before anything is done with it. */
    void requireReadable(List<String> setup);

    /**
     * How statements are run as they stand, each on what those before it left; empty in languages whose reference does not follow an engine from
     * one statement to the next, so that queries are asked of what the reference makes of the setup.
     */
    Optional<ScriptLanguage> scripts();

    /** What these statements, one after the other, make of an empty database. */
    Dataset dataset(List<String> statements);
}
