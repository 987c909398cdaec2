package dev.touchstone.core.oracle;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import java.util.List;

/** Statements that a person wrote, run as they are written: a setup, which begins with an empty database, and queries, one after the other. */
public interface ScriptCase extends Case {

    List<String> setup();

    List<String> queries();

    /** The verdicts of all claims on all queries and engines. */
    List<ScriptVerdict> verdicts(List<Outcome> outcomes);

    /** The part of this that shows one verdict again. */
    ScriptCase about(ScriptVerdict verdict);

    /** A text as a statement of the language. */
    Statement statement(String text);
}
