package dev.touchstone.engines.agreement;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.cypher.tck.Scenario;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.List;
import java.util.Map;

/** Whether what we write is read by a parser that we did not write. Nothing is run: the engine only explains. */
record Rendered(Neo4j engine) {

    /** What becomes of a text that is read and written. */
    enum Fate {
        ACCEPTED,
        /** The engine refuses the original, too. */
        REFUSED_IN_BOTH_FORMS,
        /** The engine accepts the original, but not what we write. */
        SPOILT
    }

    /** Every text of the openCypher TCK that our parser reads, each once. */
    static List<String> texts() {
        return Scenario.all().stream()
                .filter(scenario -> !scenario.callsProcedure())
                .flatMap(scenario -> scenario.texts().stream())
                .filter(Rendered::isRead)
                .distinct()
                .toList();
    }

    private static boolean isRead(String text) {
        try {
            CypherParser.parse(text);
            return true;
        } catch (SyntaxError e) {
            return false;
        }
    }

    Fate of(String text) {
        if (explain(CypherText.of(CypherParser.parse(text))) instanceof Rows) {
            return Fate.ACCEPTED;
        }
        return explain(text) instanceof Rows ? Fate.SPOILT : Fate.REFUSED_IN_BOTH_FORMS;
    }

    private Outcome explain(String text) {
        return engine.run("EXPLAIN " + text, Map.of());
    }
}
