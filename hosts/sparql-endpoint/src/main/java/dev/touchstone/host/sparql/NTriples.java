package dev.touchstone.host.sparql;

import dev.touchstone.host.Table;
import dev.touchstone.host.Term;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a graph in N-Triples. A line that stands there twice is one triple. */
final class NTriples {
    private static final Pattern TERM = Pattern.compile(
            "\\s*(?:<(?<iri>[^>]*)>|_:(?<blank>[^\\s<\"]*[^\\s<\".])"
                    + "|\"(?<text>[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+)\"(?:\\^\\^<(?<type>[^>]*)>|@(?<language>[A-Za-z0-9-]+))?)");
    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))");

    private NTriples() {}

    static Table read(InputStream stream, int maxRows) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
        Set<String> lines = new LinkedHashSet<>();
        for (String line = in.readLine(); line != null && lines.size() <= maxRows; line = in.readLine()) {
            String text = line.strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                lines.add(text);
            }
        }
        List<List<Object>> rows = new ArrayList<>();
        for (String line : lines) {
            if (rows.size() < maxRows) {
                rows.add(triple(line));
            }
        }
        return new Table(List.of("subject", "predicate", "object"), rows, lines.size() <= maxRows);
    }

    static List<Object> triple(String line) throws Unreadable {
        Matcher terms = TERM.matcher(line);
        List<Object> triple = new ArrayList<>();
        int end = 0;
        while (triple.size() < 3 && terms.region(end, line.length()).lookingAt()) {
            triple.add(term(terms));
            end = terms.end();
        }
        if (triple.size() < 3 || !line.substring(end).strip().startsWith(".")) {
            throw Unreadable.broken("no triple in N-Triples: " + line);
        }
        return triple;
    }

    private static Term term(Matcher term) throws Unreadable {
        if (term.group("iri") != null) {
            return new Term(Term.Kind.IRI, plain(term.group("iri")), "", "");
        }
        if (term.group("blank") != null) {
            return new Term(Term.Kind.BLANK, term.group("blank"), "", "");
        }
        String language = term.group("language");
        String type = term.group("type");
        return Terms.literal(
                plain(term.group("text")), type == null ? null : plain(type), language == null ? "" : language);
    }

    private static String plain(String escaped) throws Unreadable {
        try {
            return ESCAPE.matcher(escaped).replaceAll(escape -> Matcher.quoteReplacement(character(escape)));
        } catch (IllegalArgumentException e) {
            // Eight digits may be more than there are characters.
            throw Unreadable.broken("no character in N-Triples: " + escaped);
        }
    }

    private static String character(java.util.regex.MatchResult escape) {
        for (int group = 1; group <= 2; group++) {
            if (escape.group(group) != null) {
                return Character.toString(Integer.parseInt(escape.group(group), 16));
            }
        }
        String letter = escape.group(3);
        int place = "tbnrf".indexOf(letter);
        return place < 0 ? letter : "\t\b\n\r\f".substring(place, place + 1);
    }
}
