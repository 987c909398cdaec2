package dev.touchstone.cypher.oracle;

import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.regex.Pattern;

/** What Touchstone can read of a statement that somebody wrote. */
sealed interface Reading {

    record Understood(Query query) implements Reading {}

    /**
     * A command about indexes, constraints or tables: it is the engine's own.
     *
     * @param harmless whether it leaves the graph, and what may be written to it, as it is
     */
    record Schema(boolean harmless) implements Reading {}

    record Obscure(String why) implements Reading {}

    static Reading of(String text) {
        try {
            return new Understood(CypherParser.parse(text));
        } catch (SyntaxError e) {
            return Commands.SCHEMA.matcher(text.strip()).lookingAt()
                    ? new Schema(Commands.HARMLESS.matcher(text.strip()).lookingAt())
                    : new Obscure("Touchstone cannot read it: " + e.getMessage());
        } catch (StackOverflowError e) {
            return new Obscure("Touchstone cannot read it: it is nested too deeply");
        }
    }

    /** The words that such commands begin with, in Neo4j and its kin and in Kuzu. */
    final class Commands {
        private static final Pattern SCHEMA = Pattern.compile(
                "(CREATE|DROP)\\s+(OR\\s+REPLACE\\s+)?(\\w+\\s+)?(INDEX|CONSTRAINT|TABLE|SEQUENCE|TYPE|MACRO)\\b"
                        + "|CREATE\\s+REL\\s+TABLE\\s+GROUP\\b|ALTER\\s+TABLE\\b|COMMENT\\s+ON\\b|SHOW\\b|CALL\\s+db\\.",
                Pattern.CASE_INSENSITIVE);

        private static final Pattern HARMLESS =
                Pattern.compile("(CREATE|DROP)\\s+(\\w+\\s+)?INDEX\\b|SHOW\\b", Pattern.CASE_INSENSITIVE);

        private Commands() {}
    }
}
