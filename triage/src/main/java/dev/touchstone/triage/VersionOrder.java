package dev.touchstone.triage;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;

/** Versions from old to new: part by part, numbers by their value, and 1.0-beta before 1.0. */
public final class VersionOrder implements Comparator<String> {
    private static final String END = "0";

    @Override
    public int compare(String one, String other) {
        List<String> a = parts(one);
        List<String> b = parts(other);
        for (int i = 0; i < Math.max(a.size(), b.size()); i++) {
            int order = comparePart(i < a.size() ? a.get(i) : END, i < b.size() ? b.get(i) : END);
            if (order != 0) {
                return order;
            }
        }
        return one.compareTo(other);
    }

    /** The parts between dots and hyphens. */
    static List<String> parts(String version) {
        return List.of(version.split("[.-]+", -1));
    }

    private static int comparePart(String a, String b) {
        boolean number = isNumber(a);
        if (number != isNumber(b)) {
            return number ? 1 : -1;
        }
        return number ? new BigInteger(a).compareTo(new BigInteger(b)) : a.compareTo(b);
    }

    private static boolean isNumber(String part) {
        return !part.isEmpty() && part.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
