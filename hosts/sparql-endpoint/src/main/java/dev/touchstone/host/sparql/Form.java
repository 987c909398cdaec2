package dev.touchstone.host.sparql;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a query asks for, and so in which format its answer is wanted. */
public enum Form {
    /** Solutions, or yes or no. */
    TABLE("application/sparql-results+json"),
    GRAPH("application/n-triples");

    private static final Pattern PROLOGUE =
            Pattern.compile("(?is)(?:\\s+|#[^\\r\\n]*|base\\s*<[^>]*>|prefix\\s+[^\\s:]*:\\s*<[^>]*>)*+([a-z]+).*");

    final String mediaType;

    Form(String mediaType) {
        this.mediaType = mediaType;
    }

    /** Whether an answer of this media type can be read. N-Triples had no type of its own once, and is text. */
    boolean isIn(String type) {
        return this == TABLE ? type.contains("json") : type.equals(mediaType) || type.equals("text/plain");
    }

    /** By the first word behind the prologue. A text that has none is the server's to complain of. */
    public static Form of(String query) {
        Matcher matcher = PROLOGUE.matcher(query);
        String word = matcher.matches() ? matcher.group(1).toLowerCase(Locale.ROOT) : "";
        return word.equals("construct") || word.equals("describe") ? GRAPH : TABLE;
    }
}
