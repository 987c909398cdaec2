package dev.touchstone.core.report;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Java source, and some JavaScript, as far as the program of a finding needs it. */
public final class JavaText {
    private static final String TRIPLE = "\"\"\"";

    private JavaText() {}

    /** A call of a method with strings. */
    public static String call(String method, String... arguments) {
        return call(method, Arrays.asList(arguments));
    }

    public static String call(String method, List<String> arguments) {
        return method + arguments.stream().map(JavaText::literal).collect(Collectors.joining(", ", "(", ")")) + ";";
    }

    /** Words behind two slashes, which no end of a line, and no character by its number, gets out of. */
    public static String comment(String words) {
        return words.replaceAll("\\R", " ").replace("\\u", "\\ u");
    }

    /** A string; a text block where it has several lines. */
    public static String literal(String text) {
        return text.contains("\n") && !text.contains("\r") && text.lines().noneMatch(line -> line.endsWith(" "))
                ? TRIPLE + "\n" + escaped(text, true) + TRIPLE
                : "\"" + escaped(text, false) + "\"";
    }

    /** A string of JavaScript, which may have several lines. */
    public static String template(String text) {
        return "`"
                + text.replace("\\", "\\\\")
                        .replace("`", "\\`")
                        .replace("${", "\\${")
                        .replace("\r", "\\r") + "`";
    }

    /** In ASCII, because what else a compiler reads depends on where it runs. */
    private static String escaped(String text, boolean block) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\\' -> out.append("\\\\");
                case '"' -> out.append("\\\"");
                case '\n' -> out.append(block ? "\n" : "\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> out.append(c >= ' ' && c < 127 ? String.valueOf(c) : unicode(c));
            }
        }
        return out.toString();
    }

    private static String unicode(char c) {
        return String.format("\\u%04x", (int) c);
    }
}
