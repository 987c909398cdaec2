package dev.touchstone.core.oracle.script;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Killed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.script.ScriptLanguage.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What each engine of a script is asked, one line after the other: the setup, looks at the graph, the queries, and after each that changes the
 * graph, or may, looks again.
 */
record ScriptPlan(List<Line> lines) {

    /** What a line is for. */
    enum Kind {
        SETUP,
        QUERY,
        LOOK
    }

    /**
     * One statement.
     *
     * @param number which statement of the setup, or which query, from 0; of a look, the query before, or {@link ScriptVerdict#SETUP}
     * @param look which of the language's looks; 0 of what is none
     */
    record Line(Kind kind, int number, int look, Statement statement) {
        Step step(EngineId engine) {
            return kind == Kind.LOOK ? Step.read(engine, statement) : Step.write(engine, statement);
        }

        private boolean is(Kind what, int which, int part) {
            return kind == what && number == which && look == part;
        }
    }

    static ScriptPlan of(ScriptCase script) {
        ScriptLanguage language = script.language();
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < script.setup().size(); i++) {
            lines.add(
                    new Line(Kind.SETUP, i, 0, language.statement(script.setup().get(i))));
        }
        if (!lines.isEmpty()) {
            look(language, ScriptVerdict.SETUP, lines);
        }
        for (int i = 0; i < script.queries().size(); i++) {
            String text = script.queries().get(i);
            lines.add(new Line(Kind.QUERY, i, 0, language.statement(text)));
            if (language.effect(text) == Effect.GRAPH) {
                look(language, i, lines);
            }
        }
        return new ScriptPlan(List.copyOf(lines));
    }

    private static void look(ScriptLanguage language, int after, List<Line> lines) {
        List<Statement> looks = language.looks();
        for (int i = 0; i < looks.size(); i++) {
            lines.add(new Line(Kind.LOOK, after, i, looks.get(i)));
        }
    }

    /** The place of a line, where there is one. */
    OptionalInt place(Kind kind, int number, int look) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).is(kind, number, look)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether an engine that did this is asked no more: a process that ended has lost the graph, and without its setup a query means nothing. */
    boolean isOver(List<Outcome> outcomes) {
        return outcomes.size() == lines.size()
                || (!outcomes.isEmpty() && ends(lines.get(outcomes.size() - 1).kind(), outcomes.getLast()));
    }

    private static boolean ends(Kind kind, Outcome outcome) {
        return outcome instanceof Crashed
                || outcome instanceof Killed
                || outcome instanceof TimedOut
                || outcome instanceof NotLoaded
                || (kind == Kind.SETUP && !(outcome instanceof Rows));
    }
}
