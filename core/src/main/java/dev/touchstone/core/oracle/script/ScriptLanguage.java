package dev.touchstone.core.oracle.script;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import java.util.List;

/**
 * What a language knows of statements that are sent as a person wrote them, each on what those before it left. A record, stored with a case.
 * Languages hand theirs out with their {@code StatementReader}.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public interface ScriptLanguage {

    /** What a statement does, besides answering. */
    enum Effect {
        /** Nothing: it only reads. */
        NONE,
        /** The graph stays as it is, but what comes later may depend on it: an index, a constraint, a table. */
        SETTINGS,
        /** It changes the graph, or may. */
        GRAPH
    }

    /** An empty database, in which every script begins. The same object every time: a workbench knows by it what is loaded. */
    Dataset nothing();

    /** That database as the reference knows it. */
    ScriptState begin();

    /** A text as a statement, which is sent as it is. */
    Statement statement(String text);

    Effect effect(String text);

    /** The statements that show the whole graph: first its nodes, then its edges. Every engine knows them. */
    List<Statement> looks();

    /** How an answer to a statement differs from the right one: in their order where the statement asks for one. */
    Difference difference(String text, Answer right, Answer actual);

    /** The names of the features that a statement uses and that an engine with this dialect lacks, or means differently. */
    List<String> missing(String text, Dialect dialect);
}
