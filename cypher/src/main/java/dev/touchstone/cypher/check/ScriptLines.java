package dev.touchstone.cypher.check;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Killed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.statement.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What each engine of a script is asked, one line after the other: the setup, a look at the graph, the queries, and after each that
 * writes, or may, another look.
 */
record ScriptLines(List<Line> lines) {
    /** Asks for the nodes. Elements as they are, because not every engine has functions that take them apart. */
    static final String NODES = "MATCH (n) RETURN n";

    static final String EDGES = "MATCH (a)-[r]->(b) RETURN a, r, b";

    /** What a line is for. */
    enum Kind {
        SETUP,
        QUERY,
        NODES,
        EDGES
    }

    /**
     * One statement.
     *
     * @param number which statement of the setup, or which query, from 0; of a look, the query before, or -1 for the setup
     */
    record Line(Kind kind, int number, String text) {}

    static ScriptLines of(CypherScriptCase script) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < script.setup().size(); i++) {
            lines.add(new Line(Kind.SETUP, i, script.setup().get(i)));
        }
        if (!lines.isEmpty()) {
            look(-1, lines);
        }
        for (int i = 0; i < script.queries().size(); i++) {
            String text = script.queries().get(i);
            lines.add(new Line(Kind.QUERY, i, text));
            Reading reading = Reading.of(text);
            if (reading.mayChangeTheGraph()
                    || (reading instanceof Reading.Understood understood && Writes.in(understood.query()))) {
                look(i, lines);
            }
        }
        return new ScriptLines(List.copyOf(lines));
    }

    private static void look(int after, List<Line> lines) {
        lines.add(new Line(Kind.NODES, after, NODES));
        lines.add(new Line(Kind.EDGES, after, EDGES));
    }

    /** The place of a line, where there is one. */
    OptionalInt place(Kind kind, int number) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).kind() == kind && lines.get(i).number() == number) {
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
