package dev.touchstone.host.arcadedbserver;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The texts by which the JSON of a server gives values that JSON has no words for. */
final class Texts {
    /** The field of an element that holds the server's id. */
    static final String ID = "@rid";

    /** What is left of an element that the statement deleted. */
    static final String DELETED = "<deleted>";

    /** What is no number. */
    static final String NOT_A_NUMBER = "NaN";

    private static final Pattern RECORD = Pattern.compile("#-?\\d+:-?\\d+");
    private static final Pattern PATH =
            Pattern.compile("\\(" + RECORD + "\\)(<?-\\[" + RECORD + "\\]->?\\(" + RECORD + "\\))*");

    private static final Pattern TEMPORAL = Pattern.compile("[+-]?\\d{4,9}-\\d{2}-\\d{2}(T\\d{2}:.*)?"
            + "|\\d{2}:\\d{2}(:\\d{2}.*|Z|[+-]\\d{2}.*)?"
            + "|-?P(-?[\\d.]+[YMWD])*(T(-?[\\d.]+[HMS])*)?");

    private Texts() {}

    /** The ids of the elements of a path, in order; none where the text is no path's. */
    static List<String> stops(String text) {
        return PATH.matcher(text).matches()
                ? RECORD.matcher(text).results().map(MatchResult::group).collect(Collectors.toList())
                : List.of();
    }

    /** Whether a date, a time or a duration may have this text. */
    static boolean isTemporal(String text) {
        return text.length() > 1 && TEMPORAL.matcher(text).matches();
    }
}
