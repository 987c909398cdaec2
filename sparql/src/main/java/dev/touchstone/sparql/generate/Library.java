package dev.touchstone.sparql.generate;

import dev.touchstone.sparql.syntax.Function;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The functions from values to a value that generated expressions call, with the kinds of their arguments and of what they give. */
record Library(Function function, Kind result, List<Kind> arguments) {
    private static final List<Library> ALL = List.of(
            of(Function.STRLEN, Kind.NUMBER, Kind.TEXT),
            of(Function.STRLEN, Kind.NUMBER, Kind.LANGUAGE_TEXT),
            of(Function.ABS, Kind.NUMBER, Kind.NUMBER),
            of(Function.ROUND, Kind.NUMBER, Kind.NUMBER),
            of(Function.CEIL, Kind.NUMBER, Kind.NUMBER),
            of(Function.FLOOR, Kind.NUMBER, Kind.NUMBER),
            of(Function.YEAR, Kind.NUMBER, Kind.DATE_TIME),
            of(Function.MONTH, Kind.NUMBER, Kind.DATE_TIME),
            of(Function.DAY, Kind.NUMBER, Kind.DATE_TIME),
            of(Function.HOURS, Kind.NUMBER, Kind.DATE_TIME),
            of(Function.MINUTES, Kind.NUMBER, Kind.DATE_TIME),
            of(Function.SECONDS, Kind.NUMBER, Kind.DATE_TIME),
            of(Function.SECONDS, Kind.NUMBER, Kind.DATE_TIME),
            of(Function.MINUTES, Kind.NUMBER, Kind.DATE_TIME),
            of(Function.HOURS, Kind.NUMBER, Kind.DATE_TIME),
            of(Function.TZ, Kind.TEXT, Kind.DATE_TIME),
            of(Function.STR, Kind.TEXT, Kind.RESOURCE),
            of(Function.STR, Kind.TEXT, Kind.NUMBER),
            of(Function.STR, Kind.TEXT, Kind.LANGUAGE_TEXT),
            of(Function.STR, Kind.TEXT, Kind.DATE),
            of(Function.STR, Kind.TEXT, Kind.TRUTH),
            of(Function.LANG, Kind.TEXT, Kind.LANGUAGE_TEXT),
            of(Function.LANG, Kind.TEXT, Kind.TEXT),
            of(Function.UCASE, Kind.TEXT, Kind.TEXT),
            of(Function.LCASE, Kind.TEXT, Kind.TEXT),
            of(Function.UCASE, Kind.LANGUAGE_TEXT, Kind.LANGUAGE_TEXT),
            of(Function.LCASE, Kind.LANGUAGE_TEXT, Kind.LANGUAGE_TEXT),
            of(Function.CONCAT, Kind.TEXT, Kind.TEXT, Kind.TEXT),
            of(Function.CONCAT, Kind.TEXT, Kind.TEXT, Kind.LANGUAGE_TEXT, Kind.TEXT),
            of(Function.STRBEFORE, Kind.TEXT, Kind.TEXT, Kind.TEXT),
            of(Function.STRAFTER, Kind.TEXT, Kind.TEXT, Kind.TEXT),
            of(Function.STRAFTER, Kind.LANGUAGE_TEXT, Kind.LANGUAGE_TEXT, Kind.TEXT),
            of(Function.ENCODE_FOR_URI, Kind.TEXT, Kind.TEXT),
            of(Function.MD5, Kind.TEXT, Kind.TEXT),
            of(Function.SHA1, Kind.TEXT, Kind.TEXT),
            of(Function.SHA256, Kind.TEXT, Kind.TEXT),
            of(Function.SHA384, Kind.TEXT, Kind.TEXT),
            of(Function.SHA512, Kind.TEXT, Kind.TEXT),
            of(Function.IS_IRI, Kind.TRUTH, Kind.MIXED),
            of(Function.IS_BLANK, Kind.TRUTH, Kind.MIXED),
            of(Function.IS_LITERAL, Kind.TRUTH, Kind.MIXED),
            of(Function.IS_NUMERIC, Kind.TRUTH, Kind.MIXED),
            of(Function.SAME_TERM, Kind.TRUTH, Kind.MIXED, Kind.MIXED),
            of(Function.SAME_TERM, Kind.TRUTH, Kind.RESOURCE, Kind.RESOURCE),
            of(Function.STRSTARTS, Kind.TRUTH, Kind.TEXT, Kind.TEXT),
            of(Function.STRENDS, Kind.TRUTH, Kind.TEXT, Kind.TEXT),
            of(Function.CONTAINS, Kind.TRUTH, Kind.TEXT, Kind.TEXT),
            of(Function.CONTAINS, Kind.TRUTH, Kind.LANGUAGE_TEXT, Kind.TEXT),
            of(Function.DATATYPE, Kind.RESOURCE, Kind.NUMBER),
            of(Function.DATATYPE, Kind.RESOURCE, Kind.LANGUAGE_TEXT),
            of(Function.IRI, Kind.RESOURCE, Kind.RESOURCE),
            of(Function.TIMEZONE, Kind.MIXED, Kind.DATE_TIME));

    private static Library of(Function function, Kind result, Kind... arguments) {
        return new Library(function, result, Arrays.asList(arguments));
    }

    /** The functions that are called, each once. */
    static Stream<Function> functions() {
        return ALL.stream().map(Library::function).distinct();
    }

    static List<Library> giving(Kind result) {
        return ALL.stream().filter(entry -> entry.result == result).toList();
    }
}
