package dev.touchstone.cypher.statement;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What engines know besides the Cypher that Touchstone reads: the words that commands begin with, and the words and signs of their
 * extensions. What Touchstone cannot read is an engine's own affair where one of these is to blame, and an error where none is.
 */
final class Commands {
    /** About indexes, constraints and tables, in Neo4j and its kin and in Kuzu. */
    static final Pattern SCHEMA =
            beginning("(CREATE|DROP)\\s+(OR\\s+REPLACE\\s+)?(\\w+\\s+)?(INDEX|CONSTRAINT|TABLE|SEQUENCE|TYPE|MACRO)\\b"
                    + "|CREATE\\s+REL\\s+TABLE\\s+GROUP\\b|ALTER\\s+TABLE\\b|COMMENT\\s+ON\\b|SHOW\\b|CALL\\s+db\\.");

    /** Of these, those after which everything can still be written. */
    static final Pattern HARMLESS = beginning("(CREATE|DROP)\\s+(\\w+\\s+)?INDEX\\b|SHOW\\b");

    /** What asks for the plan of the statement behind it. */
    static final Pattern PLAN = beginning("(EXPLAIN|PROFILE)\\b");

    /** Of these, those that run the statement, too. */
    static final Pattern RUNS = beginning("PROFILE\\b");

    /** About databases, users, files, extensions and transactions, and options before a statement. */
    static final Pattern OTHER = beginning(
            "(CYPHER|USE|USING|LOAD|CALL|COPY|EXPORT|IMPORT|ATTACH|DETACH\\s+\\w+\\s*$|INSTALL"
                    + "|UNINSTALL|UPDATE|BEGIN|COMMIT|ROLLBACK|CHECKPOINT|TERMINATE|START|STOP|GRANT|DENY|REVOKE|RENAME|ALTER"
                    + "|ENABLE|DRYRUN|DEALLOCATE|REALLOCATE|ANALYZE|FREE|DUMP|STORAGE|ISOLATION|LOCK|UNLOCK|PROJECT"
                    + "|INSERT|LET|FILTER|FOR|FINISH|WHEN|SELECT|PRAGMA"
                    + "|(CREATE|DROP)\\s+(OR\\s+REPLACE\\s+)?(\\w+\\s+)?(DATABASE|ALIAS|USER|ROLE|GRAPH|SERVER|TRIGGER|STREAM))\\b");

    /** What may stand where reading ends, or right before. */
    private static final List<Pattern> EXTENSIONS = List.of(
            // Procedures, and subqueries in the newer ways.
            beginning("(OPTIONAL\\s+)?CALL\\b|YIELD\\b|IN\\s+(\\d+\\s+)?(CONCURRENT\\s+)?TRANSACTIONS\\b|VALUE\\s*\\{"),
            // Clauses of GQL, of files and of hints.
            beginning(
                    "(FINISH|FILTER|LET|FOR|NEXT|INSERT|NODETACH|OFFSET|USE|USING|LOAD|WHEN|ORDER\\s+BY|SKIP|LIMIT)\\b"),
            // Paths.
            beginning("(SHORTEST|ANY|ALL|REPEATABLE|DIFFERENT|WALK|TRAIL|ACYCLIC|SIMPLE|GROUPS?)\\b|[*+{]"),
            // Labels, types and their tests.
            beginning("[&|!%$]|::|IS\\s+(NOT\\s+)?(::|TYPED|LABELED|NORMALIZED|NF\\w+)"),
            // Operators, literals and lambdas.
            beginning("\\|\\||->\\s*\\w|==|<=>|CAST\\b|DATE\\b|TIMESTAMP\\b|INTERVAL\\b|STRUCT\\b"));

    /** The word right before a place. */
    private static final Pattern WORD = Pattern.compile("[A-Za-z]+\\s*$");

    private Commands() {}

    private static Pattern beginning(String words) {
        return Pattern.compile(words, Pattern.CASE_INSENSITIVE);
    }

    /** Whether an extension is what could not be read at this place. */
    static boolean isExtension(String text, int place) {
        int here = Math.clamp(place, 0, text.length());
        String before = WORD.matcher(text.substring(0, here))
                .results()
                .map(MatchResult::group)
                .reduce("", (first, last) -> last);
        return Stream.of(text.substring(here), before + text.substring(here))
                .anyMatch(rest -> EXTENSIONS.stream()
                        .anyMatch(extension -> extension.matcher(rest).lookingAt()));
    }
}
