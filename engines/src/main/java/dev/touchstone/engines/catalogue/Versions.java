package dev.touchstone.engines.catalogue;

import java.util.List;
import org.eclipse.aether.util.version.GenericVersionScheme;
import org.eclipse.aether.version.InvalidVersionSpecificationException;
import org.eclipse.aether.version.Version;

/** Versions and ranges of versions, as Maven sees them. */
public final class Versions {
    private static final GenericVersionScheme SCHEME = new GenericVersionScheme();

    private Versions() {}

    /**
     * Whether a range such as {@code [4.2,5)}, or one of several such as {@code [3.5,4),[5.21,)}, contains a version. A pre-release
     * counts as its release, so that 6.0.0-M1 is not before 6, unless the range names pre-releases itself.
     */
    static boolean contains(String range, String version) {
        String counted = range.indexOf('-') < 0 ? version.replaceFirst("-.*", "") : version;
        try {
            return SCHEME.parseVersionConstraint(range).containsVersion(parse(counted));
        } catch (InvalidVersionSpecificationException e) {
            throw new IllegalArgumentException("not a range of versions: " + range, e);
        }
    }

    /** Where a version would stand in a list that begins with the newest. */
    public static int place(List<String> newestFirst, String wanted) {
        Version version = parse(wanted);
        int place = 0;
        while (place < newestFirst.size() && parse(newestFirst.get(place)).compareTo(version) > 0) {
            place++;
        }
        return place;
    }

    /** Less than, equal to or greater than zero, as the first is older, the same or newer. */
    public static int compare(String one, String other) {
        return parse(one).compareTo(parse(other));
    }

    private static Version parse(String version) {
        try {
            return SCHEME.parseVersion(version);
        } catch (InvalidVersionSpecificationException e) {
            throw new IllegalArgumentException("not a version: " + version, e);
        }
    }
}
