package dev.touchstone.cypher.text;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Writes names, in backticks where they could be taken for something else. */
public final class Names {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    /** Words that begin or join expressions and clauses, and cannot be told from a name everywhere. */
    private static final List<String> RESERVED = List.of(
            "all",
            "and",
            "any",
            "as",
            "asc",
            "ascending",
            "by",
            "call",
            "case",
            "contains",
            "count",
            "create",
            "delete",
            "desc",
            "descending",
            "detach",
            "distinct",
            "else",
            "end",
            "ends",
            "exists",
            "false",
            "foreach",
            "in",
            "is",
            "limit",
            "match",
            "merge",
            "none",
            "not",
            "null",
            "on",
            "optional",
            "or",
            "order",
            "reduce",
            "remove",
            "return",
            "set",
            "single",
            "skip",
            "starts",
            "then",
            "true",
            "union",
            "unwind",
            "when",
            "where",
            "with",
            "xor");

    private Names() {}

    public static String of(String name) {
        return PLAIN.matcher(name).matches() && !RESERVED.contains(name.toLowerCase(Locale.ROOT))
                ? name
                : "`" + name.replace("`", "``") + "`";
    }
}
