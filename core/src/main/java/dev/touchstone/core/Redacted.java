package dev.touchstone.core;

import java.util.regex.Pattern;

/** Texts for people, without what is secret in them: the user and the password before the host of a URL, however badly it is written. */
public final class Redacted {
    private static final Pattern USER_INFO = Pattern.compile("(//?|[\"'\\s]|^)[^\\s\"'/@]*:[^\\s\"'@]*@");

    private Redacted() {}

    public static String of(String text) {
        return text.indexOf('@') < 0 ? text : USER_INFO.matcher(text).replaceAll("$1…@");
    }
}
