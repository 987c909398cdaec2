package dev.touchstone.sparql.syntax;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The functions that SPARQL 1.1 has, and how many arguments they take. */
public enum Function {
    BOUND(1, 1),
    IF(3, 3),
    COALESCE(0, Integer.MAX_VALUE),
    SAME_TERM("sameTerm", 2, 2),
    IS_IRI("isIRI", 1, 1),
    IS_BLANK("isBLANK", 1, 1),
    IS_LITERAL("isLITERAL", 1, 1),
    IS_NUMERIC("isNUMERIC", 1, 1),
    STR(1, 1),
    LANG(1, 1),
    DATATYPE(1, 1),
    IRI(1, 1),
    BNODE(0, 1),
    STRDT(2, 2),
    STRLANG(2, 2),
    UUID(0, 0),
    STRUUID(0, 0),
    STRLEN(1, 1),
    SUBSTR(2, 3),
    UCASE(1, 1),
    LCASE(1, 1),
    STRSTARTS(2, 2),
    STRENDS(2, 2),
    CONTAINS(2, 2),
    STRBEFORE(2, 2),
    STRAFTER(2, 2),
    ENCODE_FOR_URI(1, 1),
    CONCAT(0, Integer.MAX_VALUE),
    LANG_MATCHES("langMatches", 2, 2),
    REGEX(2, 3),
    REPLACE(3, 4),
    ABS(1, 1),
    ROUND(1, 1),
    CEIL(1, 1),
    FLOOR(1, 1),
    RAND(0, 0),
    NOW(0, 0),
    YEAR(1, 1),
    MONTH(1, 1),
    DAY(1, 1),
    HOURS(1, 1),
    MINUTES(1, 1),
    SECONDS(1, 1),
    TIMEZONE(1, 1),
    TZ(1, 1),
    MD5(1, 1),
    SHA1(1, 1),
    SHA256(1, 1),
    SHA384(1, 1),
    SHA512(1, 1);

    private final String text;
    private final int least;
    private final int most;

    Function(String text, int least, int most) {
        this.text = text;
        this.least = least;
        this.most = most;
    }

    Function(int least, int most) {
        this.text = toString();
        this.least = least;
        this.most = most;
    }

    public String text() {
        return text;
    }

    /** Whether it can be called with this number of arguments. */
    public boolean takes(int arguments) {
        return least <= arguments && arguments <= most;
    }

    /** The function of this name, in whatever case it is written; {@code URI} and {@code isURI} are other names of two. */
    public static Optional<Function> named(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        String known = upper.equals("URI") ? "IRI" : upper.equals("ISURI") ? "ISIRI" : upper;
        return Arrays.stream(values())
                .filter(function -> function.text.toUpperCase(Locale.ROOT).equals(known))
                .findFirst();
    }
}
