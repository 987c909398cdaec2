package dev.touchstone.core.oracle.script;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Killed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.oracle.script.ScriptLanguage.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

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
    record Line(Kind kind, int number, int look) {}

    static ScriptPlan of(ScriptCase script) {
        ScriptLanguage language = script.language();
        int looks = language.looks().size();
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < script.setup().size(); i++) {
            lines.add(new Line(Kind.SETUP, i, 0));
        }
        if (!lines.isEmpty()) {
            look(ScriptVerdict.SETUP, looks, lines);
        }
        for (int i = 0; i < script.queries().size(); i++) {
            lines.add(new Line(Kind.QUERY, i, 0));
            if (language.effect(script.queries().get(i)) == Effect.GRAPH) {
                look(i, looks, lines);
            }
        }
        return new ScriptPlan(List.copyOf(lines));
    }

    private static void look(int after, int looks, List<Line> lines) {
        IntStream.range(0, looks).forEach(look -> lines.add(new Line(Kind.LOOK, after, look)));
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
