package dev.touchstone.cypher.statement;

import dev.touchstone.core.oracle.script.ScriptLanguage.Effect;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.SyntaxError;

/** What Touchstone can read of a statement that somebody wrote. */
public sealed interface Reading {

    record Parsed(Query query) implements Reading {}

    /**
     * A command about indexes, constraints or tables: it is the engine's own.
     *
     * @param harmless whether it leaves the graph, and what may be written to it, as it is
     */
    record Schema(boolean harmless) implements Reading {
        static final String WHY = "this is a command about the schema";
    }

    /**
     * Something that an engine may know, and Touchstone does not.
     *
     * @param harmless whether it leaves the graph as it is for certain
     */
    record Unreadable(String why, boolean harmless) implements Reading {}

    /** No Cypher. */
    record Invalid(String why) implements Reading {}

    static Reading of(String text) {
        try {
            return new Parsed(CypherParser.parse(text));
        } catch (SyntaxError e) {
            return unread(text.strip(), e);
        } catch (StackOverflowError e) {
            return new Unreadable("Touchstone cannot read it: it is nested too deeply", false);
        }
    }

    private static Reading unread(String text, SyntaxError error) {
        String why = "Touchstone cannot read it: " + error.getMessage();
        if (Commands.SCHEMA.matcher(text).lookingAt()) {
            return new Schema(Commands.HARMLESS.matcher(text).lookingAt());
        }
        if (Commands.PLAN.matcher(text).lookingAt()) {
            boolean runs = Commands.RUNS.matcher(text).lookingAt();
            boolean reads = of(Commands.PLAN.matcher(text).replaceFirst("")) instanceof Parsed understood
                    && !Writes.in(understood.query());
            return new Unreadable("its result is the engine's plan", !runs || reads);
        }
        return Commands.OTHER.matcher(text).lookingAt() || Commands.isExtension(text, error.position())
                ? new Unreadable(why, false)
                : new Invalid("no Cypher: " + error.getMessage());
    }

    /** What it does, as far as that can be read: what is not known to leave the graph as it is may have changed it. */
    default Effect effect() {
        return switch (this) {
            case Parsed understood -> Writes.in(understood.query()) ? Effect.GRAPH : Effect.NONE;
            case Schema schema -> Effect.SETTINGS;
            case Unreadable obscure -> obscure.harmless() ? Effect.SETTINGS : Effect.GRAPH;
            case Invalid mistaken -> Effect.GRAPH;
        };
    }
}
