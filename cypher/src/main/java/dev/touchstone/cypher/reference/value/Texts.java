package dev.touchstone.cypher.reference.value;

import java.util.List;

/** Strings as sequences of Unicode code points, which is what Cypher counts and compares. */
final class Texts {
    private Texts() {}

    static int compare(String left, String right) {
        int length = Math.min(left.length(), right.length());
        for (int at = 0; at < length; at++) {
            if (left.charAt(at) != right.charAt(at)) {
                return order(left, right, at);
            }
        }
        return Integer.compare(left.length(), right.length());
    }

    static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    /** Up to {@code length} code points from {@code start} on; fewer, or none, where the text ends before. */
    static String part(String text, long start, long length) {
        long total = length(text);
        long from = Math.min(start, total);
        long to = length > total - from ? total : from + length;
        return text.substring(text.offsetByCodePoints(0, (int) from), text.offsetByCodePoints(0, (int) to));
    }

    /** Each code point as a string of its own. */
    static List<String> points(String text) {
        return text.codePoints().mapToObj(Character::toString).toList();
    }

    /** Orders by the first difference. Surrogates stand for code points beyond all others, although their units do not. */
    private static int order(String left, String right, int at) {
        boolean leftBeyond = Character.isSurrogate(left.charAt(at));
        boolean rightBeyond = Character.isSurrogate(right.charAt(at));
        if (leftBeyond != rightBeyond) {
            return leftBeyond ? 1 : -1;
        }
        return Character.compare(left.charAt(at), right.charAt(at));
    }
}
