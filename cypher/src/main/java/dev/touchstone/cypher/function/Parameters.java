package dev.touchstone.cypher.function;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The arguments that a function takes.
 *
 * @param least the smallest number of arguments
 * @param most the largest number of arguments
 * @param each what they may be, in their order; the last goes for all that follow
 * @param checked whether an unfit first argument is a syntax error, as far as its kind is known before the query runs
 */
public record Parameters(int least, int most, List<Parameter> each, boolean checked) {
    /** What one argument may be without an error in any engine. */
    public record Parameter(List<Kind> kinds) {
        public Parameter {
            kinds = List.copyOf(kinds);
        }

        /** Whether this kind is named, or one that covers it. Where anything can stand, none is named. */
        boolean names(Kind kind) {
            return kinds.stream().anyMatch(named -> named != Kind.ANY && named.covers(kind));
        }
    }

    public Parameters {
        each = List.copyOf(each);
    }

    static Parameter oneOf(Kind... kinds) {
        return new Parameter(List.of(kinds));
    }

    static Parameters of(Parameter... each) {
        return new Parameters(each.length, each.length, List.of(each), false);
    }

    static Parameters of(Kind... each) {
        return of(Arrays.stream(each).map(Parameters::oneOf).toArray(Parameter[]::new));
    }

    Parameters atLeast(int fewer) {
        return new Parameters(fewer, most, each, checked);
    }

    Parameters atMost(int more) {
        return new Parameters(least, more, each, checked);
    }

    /** The same where an unfit first argument is a syntax error. */
    Parameters demanded() {
        return new Parameters(least, most, each, true);
    }

    /** Whether a function can be called with this number of arguments. */
    public boolean take(int arguments) {
        return least <= arguments && arguments <= most;
    }

    /** Whether there are always as many as these kinds, and each names its kind, perhaps among others. */
    public boolean name(Kind... kinds) {
        return least == kinds.length
                && most == kinds.length
                && IntStream.range(0, kinds.length)
                        .allMatch(place -> each.get(place).names(kinds[place]));
    }

    /** Whether there are always as many as these kinds, and each names its kind and no other. */
    public boolean are(Kind... kinds) {
        return least == kinds.length && most == kinds.length && each.equals(of(kinds).each);
    }

    /** Whether every argument may be anything. */
    public boolean areAnything() {
        return each.stream().allMatch(parameter -> parameter.kinds().contains(Kind.ANY));
    }
}
