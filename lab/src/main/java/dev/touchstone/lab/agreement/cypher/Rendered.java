package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.SyntaxError;
import dev.touchstone.suites.tck.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/** Whether what we write is read by a parser that we did not write. Nothing is run: the engine only explains. */
public record Rendered(Neo4j engine) {

    /** What becomes of a text that is read and written. */
    enum Fate {
        ACCEPTED,
        /** The engine refuses the original, too. */
        REFUSED_IN_BOTH_FORMS,
        /** The engine accepts the original, but not what we write. */
        SPOILT
    }

    /** Every text of the openCypher TCK that our parser reads, each once. */
    public static List<String> texts() {
        return Scenario.all().stream()
                .filter(scenario -> !scenario.callsProcedure())
                .flatMap(scenario -> scenario.texts().stream())
                .filter(Rendered::isRead)
                .distinct()
                .toList();
    }

    /** The texts that the engine accepts, but not as we write them. */
    public List<String> spoilt(List<String> texts, IntConsumer progress) {
        List<String> spoilt = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            if (of(texts.get(i)) == Fate.SPOILT) {
                spoilt.add(texts.get(i));
            }
            progress.accept(i + 1);
        }
        return spoilt;
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
