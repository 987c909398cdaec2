package dev.touchstone.lab.agreement.sparql;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.sparql.syntax.Query;
import java.util.Arrays;
import java.util.List;

/** Another evaluator of SPARQL that the reference is compared with. */
interface Peer {
    EngineId name();

    Outcome.Rows answer(RdfGraph graph, Query query);

    /** The same; whatever it throws is an answer, too. */
    default Outcome ask(RdfGraph graph, Query query) {
        try {
            return answer(graph, query);
        } catch (RuntimeException | StackOverflowError e) {
            List<String> frames = Arrays.stream(e.getStackTrace())
                    .map(StackTraceElement::toString)
                    .toList();
            return new Outcome.Failed(
                    new Thrown(e.getClass().getName(), String.valueOf(e.getMessage()), root(e), frames));
        }
    }

    private static String root(Throwable thrown) {
        Throwable cause = thrown;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause.getClass().getName();
    }
}
