package dev.touchstone.cypher.text;

import dev.touchstone.core.tree.PlainTokens;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Which clauses of a text reach beyond the graph, in any Cypher that is known: to files, to the network, to other databases, to what else the engine
 * can run. Told from the text, because none of them is a part of our syntax trees.
 */
public final class ExternalAccess {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<quoted>'(?:[^'\\\\]++|\\\\.)*+'|\"(?:[^\"\\\\]++|\\\\.)*+\"|//[^\\n]*+"
                    + "|/\\*(?:[^*]++|\\*(?!/))*+\\*/)|`[^`]*+`|\\w++|[^\\s\\w]",
            Pattern.DOTALL);

    /** What a statement may begin with that is no query. */
    private static final Set<String> BEGINNINGS = Set.of(
            "COPY",
            "INSTALL",
            "UNINSTALL",
            "UPDATE",
            "EXPORT",
            "IMPORT",
            "ATTACH",
            "DETACH",
            "USE",
            "ALTER",
            "GRANT",
            "DENY",
            "REVOKE",
            "STOP",
            "START",
            "DUMP",
            "BACKUP",
            "RESTORE",
            "RECOVER",
            "LOAD",
            "TERMINATE",
            "FREE",
            "LOCK",
            "UNLOCK",
            "RENAME",
            "ENABLE",
            "DEALLOCATE");

    /** Pairs of words that have a meaning of their own wherever they stand. */
    private static final Map<String, Set<String>> PAIRS = Map.of(
            "LOAD", Set.of("CSV", "FROM", "EXTENSION", "PARQUET", "JSONL", "JSON"),
            "CREATE",
                    Set.of(
                            "DATABASE",
                            "COMPOSITE",
                            "USER",
                            "ROLE",
                            "ALIAS",
                            "SERVER",
                            "STREAM",
                            "KAFKA",
                            "PULSAR",
                            "TRIGGER",
                            "SNAPSHOT",
                            "MACRO"),
            "DROP", Set.of("DATABASE", "USER", "ROLE", "ALIAS", "SERVER", "STREAM", "TRIGGER"));

    /** The first words of names whose functions and procedures are no part of the language. */
    private static final Set<String> LIBRARIES = Set.of("APOC", "DBMS", "GDS", "MG", "MGPS", "ALGO");

    private static final Set<String> BEFORE = Set.of("EXPLAIN", "PROFILE", ";");

    private ExternalAccess() {}

    /** The clauses and calls, each once. */
    public static List<String> in(String text) {
        Set<String> found = new TreeSet<>();
        for (List<String> tokens : PlainTokens.bothWays(text, TOKEN)) {
            for (int i = 0; i < tokens.size(); i++) {
                add(tokens, i, found);
            }
        }
        return List.copyOf(found);
    }

    private static void add(List<String> tokens, int place, Set<String> found) {
        String word = upper(tokens, place);
        String next = upper(tokens, place + 1);
        boolean begins = place == 0 || BEFORE.contains(upper(tokens, place - 1));
        if (begins && BEGINNINGS.contains(word)) {
            found.add(word);
        }
        if (PAIRS.getOrDefault(word, Set.of()).contains(next)) {
            found.add(word + " " + next);
        }
        // A subquery begins with a brace, or with the variables that it imports.
        if (word.equals("CALL") && isProcedure(tokens, place + 1) && !isOfTheGraph(tokens, place + 1)) {
            found.add("CALL " + tokens.get(place + 1) + after(tokens, place + 2));
        }
        if (LIBRARIES.contains(word.replace("`", "")) && next.equals(".")) {
            found.add(tokens.get(place) + after(tokens, place + 1));
        }
    }

    /** Whether there is the name of a procedure, or of a setting; a variable may be called "call", too. */
    private static boolean isProcedure(List<String> tokens, int place) {
        int end = place
                + 1
                + 2
                        * (int) after(tokens, place + 1)
                                .chars()
                                .filter(sign -> sign == '.')
                                .count();
        return upper(tokens, place).matches("[\\w`].*")
                && Set.of("", "(", ";", "=", "YIELD").contains(upper(tokens, end));
    }

    /** The procedures that tell of the graph itself: {@code db.labels()}. */
    private static boolean isOfTheGraph(List<String> tokens, int place) {
        return tokens.get(place).equals("db") && upper(tokens, place + 1).equals(".");
    }

    private static String after(List<String> tokens, int from) {
        StringBuilder name = new StringBuilder();
        for (int i = from; i + 1 < tokens.size() && tokens.get(i).equals("."); i += 2) {
            name.append('.').append(tokens.get(i + 1));
        }
        return name.toString();
    }

    private static String upper(List<String> tokens, int place) {
        return place >= 0 && place < tokens.size() ? tokens.get(place).toUpperCase(Locale.ROOT) : "";
    }
}
