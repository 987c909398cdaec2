package dev.touchstone.host.sparql;

import dev.touchstone.host.NotSupported;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An update that was written for the default graph, said of one named graph, so that nothing else of a store is read or changed.
 *
 * <p>{@code INSERT DATA}, {@code DELETE DATA} and {@code DELETE WHERE} get the graph around their triples, and what has a {@code WHERE} of
 * its own gets {@code WITH}. Whatever names graphs itself is refused, and so is what is not understood.
 */
final class ConfinedUpdate {
    private static final Pattern TOKEN = Pattern.compile("(?s)\\s+|#[^\\r\\n]*"
            + "|\"\"\"[^\"\\\\]*+(?:(?:\\\\.|\"(?!\"\"))[^\"\\\\]*+)*+\"\"\""
            + "|'''[^'\\\\]*+(?:(?:\\\\.|'(?!''))[^'\\\\]*+)*+'''"
            + "|\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"|'[^'\\\\]*+(?:\\\\.[^'\\\\]*+)*+'"
            + "|<[^<>\"{}|^`\\\\\\x00-\\x20]*>"
            + "|[?$][\\p{L}\\p{N}_]*|@[A-Za-z]+(?:-[A-Za-z0-9]+)*"
            + "|[0-9]+\\.[0-9]*[eE][+-]?[0-9]+|\\.?[0-9]+[eE][+-]?[0-9]+|[0-9]*\\.[0-9]+|[0-9]+"
            + "|(?:_|\\p{L}(?:[\\p{L}\\p{N}_.-]*[\\p{L}\\p{N}_-])?)?:"
            + "(?:[\\p{L}\\p{N}_:](?:[\\p{L}\\p{N}_:.-]*[\\p{L}\\p{N}_:-])?)?"
            + "|[\\p{L}_][\\p{L}\\p{N}_]*|.");
    private static final Set<String> OF_OPERATIONS = Set.of("INSERT", "DELETE", "DATA", "WHERE");

    /**
     * Bare words and names that have a word for graphs in them, where a name has it in its prefix or behind a dot. Servers do not agree on
     * where a word ends: to some, {@code trueGRAPH} is two words, and so is {@code GRAPH:g} if there is no such prefix.
     */
    private static final Pattern OF_GRAPHS = Pattern.compile(
            "(?=[\\p{L}_:])(?:[^:]*|.*\\.)" + "(?:GRAPH|WITH|USING|LOAD|CLEAR|DROP|CREATE|ADD|MOVE|COPY|SERVICE).*");

    /** Servers may put the character in its place before they look for words, for the ends of strings and for those of comments. */
    private static final Pattern CODE_POINT = Pattern.compile("\\\\[uU]");

    private final List<String> tokens = new ArrayList<>();
    private final String graph;
    private final StringBuilder text = new StringBuilder();
    private int depth;
    private boolean begun;
    private boolean wrapping;

    private ConfinedUpdate(String update, String graph) {
        this.graph = graph;
        Matcher matcher = TOKEN.matcher(update);
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
    }

    static String of(String update, String graphIri) {
        if (CODE_POINT.matcher(update).find()) {
            throw new NotSupported("make sure where an update writes that has characters by their numbers");
        }
        ConfinedUpdate confined = new ConfinedUpdate(update, "<" + graphIri + ">");
        for (int place = 0; place < confined.tokens.size(); place++) {
            confined.take(place);
        }
        if (confined.depth != 0) {
            throw unmatched();
        }
        return confined.text.toString();
    }

    private static NotSupported unmatched() {
        return new NotSupported("make sure where an update writes whose braces do not match");
    }

    private void take(int place) {
        String token = tokens.get(place);
        String word = token.toUpperCase(Locale.ROOT);
        if (OF_GRAPHS.matcher(word).matches()) {
            throw new NotSupported("do " + word + " in an update and keep to its own graph");
        }
        if (token.equals("\\")) {
            // It might make a quote a part of a name.
            throw new NotSupported("make sure where an update writes that has a backslash outside of strings");
        }
        if (token.equals("{")) {
            text.append(depth == 0 && wrapping ? "{ GRAPH " + graph + " {" : "{");
            depth++;
        } else if (token.equals("}")) {
            depth--;
            if (depth < 0) {
                throw unmatched();
            }
            text.append(depth == 0 && wrapping ? "} }" : "}");
        } else {
            if (depth == 0 && !isSpace(token)) {
                outside(word, place);
            }
            text.append(token);
        }
    }

    private void outside(String word, int place) {
        if (word.equals(";")) {
            begun = false;
            wrapping = false;
        } else if (begun ? !OF_OPERATIONS.contains(word) : !isPrologue(word) && !startsOperation(word)) {
            throw new NotSupported("make sure where an update writes that has " + tokens.get(place) + " there");
        } else if (!begun && startsOperation(word)) {
            begun = true;
            String next = following(place);
            wrapping = next.equals("DATA") || (word.equals("DELETE") && next.equals("WHERE"));
            if (!wrapping) {
                text.append("WITH ").append(graph).append(' ');
            }
        }
    }

    private static boolean startsOperation(String word) {
        return word.equals("INSERT") || word.equals("DELETE");
    }

    private static boolean isPrologue(String word) {
        return word.equals("PREFIX") || word.equals("BASE") || word.startsWith("<") || word.endsWith(":");
    }

    private static boolean isSpace(String token) {
        return token.isBlank() || token.startsWith("#");
    }

    /** The next token that is neither space nor comment. */
    private String following(int place) {
        for (String token : tokens.subList(place + 1, tokens.size())) {
            if (!isSpace(token)) {
                return token.toUpperCase(Locale.ROOT);
            }
        }
        return "";
    }
}
