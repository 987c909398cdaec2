package dev.touchstone.core.language;

import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Claim;
import dev.touchstone.core.oracle.ScriptCase;
import java.util.List;

/** A language whose statements can be checked as they are written, each on the graph that the ones before it left. */
public interface ScriptLanguage {

    /**
     * A case of these statements.
     *
     * @param strict whether to judge also what an engine's dialect is known to mean differently
     */
    ScriptCase script(
            List<Target> targets, List<String> setup, List<String> queries, List<Claim> claims, boolean strict);
}
