package dev.touchstone.sparql.text;

import dev.touchstone.core.tree.PlainTokens;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Which words of a text reach beyond the store: to files, to the network, to code. Told from the text, because an engine reads more than our syntax
 * trees can hold.
 */
public final class ExternalAccess {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<quoted>\"\"\"(?:[^\"\\\\]++|\\\\.|\"(?!\"\"))*+\"\"\"|'''(?:[^'\\\\]++|\\\\.|'(?!''))*+'''"
                    + "|\"(?:[^\"\\\\\\n\\r]++|\\\\.)*+\"|'(?:[^'\\\\\\n\\r]++|\\\\.)*+')"
                    + "|<[^<>\"{}|^`\\\\\\s]*+>|#[^\\n\\r]*+|[?$]\\w++|[\\w.-]*+:[\\w.%:-]*+|\\w++|[^\\s\\w]",
            Pattern.DOTALL);

    /** Words that fetch, whatever follows; the last is how Corese defines functions. */
    private static final Set<String> WORDS = Set.of("SERVICE", "LOAD", "FUNCTION");

    /** Words before the name of a graph, which some engines fetch where they do not hold it. */
    private static final Set<String> BEFORE_GRAPHS = Set.of("FROM", "NAMED", "USING");

    /** Where nothing is fetched from by its name: examples, names that are no addresses, and the vocabularies of the standards. */
    private static final List<String> HARMLESS =
            List.of("<http://example.org/", "<http://example.com/", "<urn:", "<http://www.w3.org/");

    /** Names of functions that engines know without a declaration, and that call Java, JavaScript, SQL or the system. */
    private static final Set<String> LIBRARIES =
            Set.of("java:", "js:", "bif:", "sql:", "xt:", "st:", "us:", "dom:", "cal:", "sys:", "sc:", "ex:system");

    private static final List<String> CODE =
            List.of("<java:", "<http://ns.inria.fr/", "<http://jena.hpl.hp.com/ARQ/function");

    private ExternalAccess() {}

    /** The words and names, each once. */
    public static List<String> in(String text) {
        Set<String> found = new TreeSet<>();
        for (List<String> tokens : PlainTokens.bothWays(text, TOKEN)) {
            List<String> plain =
                    tokens.stream().filter(token -> !token.startsWith("#")).toList();
            for (int i = 0; i < plain.size(); i++) {
                add(plain, i, found);
            }
        }
        return List.copyOf(found);
    }

    private static void add(List<String> tokens, int place, Set<String> found) {
        String token = tokens.get(place);
        String word = token.toUpperCase(Locale.ROOT);
        if (WORDS.contains(word)) {
            found.add(word);
        }
        String before = place == 0 ? "" : tokens.get(place - 1).toUpperCase(Locale.ROOT);
        boolean address = token.startsWith("<") && token.length() > 1;
        if (BEFORE_GRAPHS.contains(before) && address && !isHarmless(token)) {
            found.add(before + " " + token);
        }
        if (BEFORE_GRAPHS.contains(before) && token.contains(":") && !address && !prefixIsHarmless(tokens, token)) {
            found.add(before + " " + token);
        }
        boolean library = LIBRARIES.contains(token.substring(0, token.indexOf(':') + 1))
                && place + 1 < tokens.size()
                && tokens.get(place + 1).equals("(");
        if (library || (address && CODE.stream().anyMatch(token::startsWith))) {
            found.add(token);
        }
    }

    private static boolean isHarmless(String address) {
        return HARMLESS.stream().anyMatch(address::startsWith);
    }

    /** Whether the prefix of a name is declared, and by such addresses alone. */
    private static boolean prefixIsHarmless(List<String> tokens, String name) {
        String prefix = name.substring(0, name.indexOf(':') + 1);
        boolean declared = false;
        for (int i = 0; i + 2 < tokens.size(); i++) {
            if (tokens.get(i).equalsIgnoreCase("PREFIX") && tokens.get(i + 1).equals(prefix)) {
                declared = true;
                if (!isHarmless(tokens.get(i + 2))) {
                    return false;
                }
            }
        }
        return declared;
    }
}
